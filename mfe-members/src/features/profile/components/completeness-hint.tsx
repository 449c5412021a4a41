import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { HalvesLeft } from '@rendezvous/ui/halves-left';
import { completenessOf, HALVES, type Half } from '../completeness.ts';
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

/** How whole the profile is, as eight halves, and the one next thing that helps. */
export function CompletenessHint({ onAsk }: { onAsk: (part: PartName | 'photos') => void }) {
  const intl = useIntl();
  const { count, next } = completenessOf(useUser()!.profile);
  const words: Record<Half, readonly [why: string, act: string]> = {
    photo: [
      intl.formatMessage({
        id: 'profile.hint.photo',
        defaultMessage: 'A photo comes first: people like to see who writes.',
      }),
      intl.formatMessage({ id: 'profile.hint.photo.act', defaultMessage: 'Add a photo' }),
    ],
    photo2: [
      intl.formatMessage({
        id: 'profile.hint.photo2',
        defaultMessage: 'A second photo shows that the first wasn’t luck.',
      }),
      intl.formatMessage({ id: 'profile.hint.photo.act', defaultMessage: 'Add a photo' }),
    ],
    about: [
      intl.formatMessage({
        id: 'profile.hint.about',
        defaultMessage: 'Two lines about you give people something to answer.',
      }),
      intl.formatMessage({ id: 'profile.hint.about.act', defaultMessage: 'Write two lines' }),
    ],
    half1: [
      intl.formatMessage({
        id: 'profile.hint.half1',
        defaultMessage: 'A half sentence is the easiest way to begin with you.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    half2: [
      intl.formatMessage({
        id: 'profile.hint.half2',
        defaultMessage: 'A second half sentence gives people a choice.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    half3: [
      intl.formatMessage({
        id: 'profile.hint.half3',
        defaultMessage: 'A third half sentence gives people one more way to begin.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    interests: [
      intl.formatMessage({
        id: 'profile.hint.interests',
        defaultMessage: 'Three interests are enough to have something in common.',
      }),
      intl.formatMessage({ id: 'profile.hint.interests.act', defaultMessage: 'Choose interests' }),
    ],
    place: [
      intl.formatMessage({
        id: 'profile.hint.place',
        defaultMessage: 'With a region, people near you find you.',
      }),
      intl.formatMessage({ id: 'profile.hint.place.act', defaultMessage: 'Say where you live' }),
    ],
  };
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
              defaultMessage: 'There’s nothing left to add, only to change.',
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
  border-radius: ${theme.radius.seam} 28px 28px ${theme.radius.seam};
  background: ${theme.color.zestSoft};
  color: ${theme.color.onZestSoft};
`;

const Words = styled.p`
  flex: 1 1 260px;
`;
