import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { HalvesLeft } from '@rendezvous/ui/product/halves-left';
import { completenessOf, HALVES, type Half } from '../completeness.ts';
import { useHintWords } from '../hooks/use-hint-words.ts';
import type { PartName } from '../profile-context.ts';

const PART_OF: Record<Half, PartName | 'photos'> = {
  photo: 'photos',
  photo2: 'photos',
  about: 'about',
  half1: 'halves',
  half2: 'halves',
  half3: 'halves',
  interests: 'interests',
  place: 'place',
};

/** Completeness of the profile as eight halves, and the one next thing that helps. */
export function CompletenessHint({ onAsk }: { onAsk: (part: PartName | 'photos') => void }) {
  const intl = useIntl();
  const { count, next } = completenessOf(useUser()!.profile);
  const words = useHintWords();
  return (
    <Strip>
      <Words>
        <b>
          {next
            ? intl.formatMessage(
                { id: 'profile.hint.some', defaultMessage: 'Your profile: {count} of {total} done.' },
                { count, total: HALVES.length },
              )
            : intl.formatMessage({ id: 'profile.hint.full', defaultMessage: 'Your profile is complete.' })}
        </b>{' '}
        {next
          ? words[next][0]
          : intl.formatMessage({
              id: 'profile.hint.whole',
              defaultMessage: 'All done. Edit it whenever you like.',
            })}
      </Words>
      <HalvesLeft left={count} total={HALVES.length} />
      {next && (
        <Button tone="outline" size="s" onClick={() => onAsk(PART_OF[next])}>
          {words[next][1]}
        </Button>
      )}
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3} ${theme.space.s4h};
  align-items: center;
  margin-block: ${theme.space.s4h} ${theme.space.s5};
  padding: ${theme.space.s3} ${theme.space.s4h};
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  background: ${theme.color.zestSoft};
  color: ${theme.color.onZestSoft};
`;

const Words = styled.p`
  flex: 1 1 260px;
`;
