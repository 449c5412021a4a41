import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import { late } from '@rendezvous/remote/late';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { leftHalf, openHalf, Pair, rightHalf, Stem } from '#src/lib/half-pair.ts';
import { SectionTitle } from '../components/section-title.tsx';

/** The profile does without these words until they come. */
const words = lateWords((locale) =>
  late(() => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`)).insist(),
);

/**
 * The viewer's half sentence that this contact has not completed, the first of the own profile, as a pair that is half open (decision 114). None is awaited
 * of a fictional profile, nor over a block.
 */
export function OwnHalf({ member, relation }: MemberResponse) {
  const half = useUser()?.profile.half_prompts.find(
    ({ prompt }) => !relation.own_halves_completed.includes(prompt),
  );
  if (!half || !relation.conversation || relation.blocked || member.fictional) return null;
  return <OpenPair half={half} name={member.name} />;
}

const OpenPair = withWords(function OpenPair({ half, name }: { half: HalfPrompt; name: string }) {
  const intl = useIntl();
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'halves.title', defaultMessage: 'Your half sentence' })}
      </SectionTitle>
      <Stem lang={half.language}>{half.beginning}</Stem>
      <Pair>
        <Open>
          {intl.formatMessage({ id: 'half.open', defaultMessage: '{name}’s half is still open' }, { name })}
        </Open>
        <Mine lang={half.language} dir="auto">
          <span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'half.yours', defaultMessage: 'Your half' })}:{' '}
            </VisuallyHidden>
            {half.text}
          </span>
        </Mine>
      </Pair>
    </section>
  );
}, words);

/** A cell of the pair: theirs left, the viewer's right. Words are never cut. */
const Cell = styled.div`
  display: flex;
  align-items: center;
  min-height: 72px;
  padding: ${theme.space.s3} ${theme.space.s4h};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  hyphens: auto;
`;
const Open = styled(Cell)`
  ${leftHalf}
  ${openHalf}
`;
const Mine = styled(Cell)`
  ${rightHalf}
  background: ${theme.color.bubbleMe};
  color: ${theme.color.onBubbleMe};
`;
