import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PROFILE_VIEWERS, type ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ChipChoice } from '@rendezvous/ui/controls/chip-choice';

export interface SeenAsProps {
  /** The own page as such a viewer sees it. */
  Preview: ComponentType<{ as: ProfileViewer }>;
}

/** The own profile as others see it, by whom they are. */
export function SeenAs({ Preview }: SeenAsProps) {
  const intl = useIntl();
  const { free_visible_photos: open } = useSettings();
  const [as, setAs] = useState<ProfileViewer>('free');
  const names: Record<ProfileViewer, string> = {
    visitor: intl.formatMessage({ id: 'profile.seen.visitor', defaultMessage: 'A visitor' }),
    free: intl.formatMessage({ id: 'profile.seen.free', defaultMessage: 'A free member' }),
    premium: intl.formatMessage({ id: 'profile.seen.premium', defaultMessage: 'A Premium member' }),
  };
  const notes: Record<ProfileViewer, string> = {
    visitor: intl.formatMessage({
      id: 'profile.seen.visitor.note',
      defaultMessage: 'Visitors see your main photo. The others stay blurred.',
    }),
    free: intl.formatMessage(
      {
        id: 'profile.seen.free.note',
        defaultMessage:
          'Free members see your main photo and {open, plural, =0 {no other} one {# more} other {# more}}. The others stay blurred.',
      },
      { open },
    ),
    premium: intl.formatMessage({
      id: 'profile.seen.premium.note',
      defaultMessage: 'Premium members see all your photos, private ones too.',
    }),
  };
  return (
    <>
      <Choice>
        <ChipChoice
          small
          legend={intl.formatMessage({ id: 'profile.seen.legend', defaultMessage: 'Seen by' })}
          name="profile-seen"
          options={PROFILE_VIEWERS.map((value) => ({ value, label: names[value] }))}
          value={as}
          onChange={(value) => value && setAs(value)}
        />
        <Note role="status">{notes[as]}</Note>
      </Choice>
      <Preview as={as} />
    </>
  );
}

const Choice = styled.div`
  margin-block: ${theme.space.s4h} ${theme.space.s5};
`;

const Note = styled.p`
  margin-top: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;
