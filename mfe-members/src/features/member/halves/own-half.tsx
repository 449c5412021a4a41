import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/half-prompts';
import type { MemberResponse } from '@rendezvous/contract/members';
import { late } from '@rendezvous/remote/late';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';
import { VisuallyHidden } from '@rendezvous/ui/visually-hidden';
import { SectionTitle } from '../components/section-title.tsx';

/** The profile does without these words until they come. */
const words = lateWords((locale) =>
  late(() => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`)).insist(),
);

/**
 * The viewer's half sentence that this contact has not completed, the first of the own profile, as a pair that is half open (decision 146). None is awaited
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
          {intl.formatMessage({ id: 'halves.open', defaultMessage: '{name}’s half is still open' }, { name })}
        </Open>
        <Mine lang={half.language} dir="auto">
          <span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'halves.yours', defaultMessage: 'Your half' })}:{' '}
            </VisuallyHidden>
            {half.text}
          </span>
        </Mine>
      </Pair>
    </section>
  );
}, words);

const Stem = styled.p`
  ${text.small}
  margin-bottom: ${theme.space.s1};
  padding-left: ${theme.space.s4h};
  color: ${theme.color.ink2};
`;
/** Two equal cells with one seam: theirs left, the viewer's right. Words are never cut. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.seam.photo};
`;
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
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: 28px ${theme.radius.seam} ${theme.radius.seam} 28px;
  color: ${theme.color.ink2};
`;
const Mine = styled(Cell)`
  border-radius: ${theme.radius.seam} 28px 28px ${theme.radius.seam};
  background: ${theme.color.bubbleMe};
  color: ${theme.color.onBubbleMe};
`;
