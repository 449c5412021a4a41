import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { text } from '@rendezvous/ui/text';
import { useFictionalWords } from '#src/lib/fictional.ts';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import type { MatchedProfile } from '../api/get-match.ts';
import { MatchOffer } from './match-offer.tsx';

interface Props {
  /** Names the dialog. */
  headingId: string;
  profile: MatchedProfile;
  onOpenProfile: () => void;
  onKeepLooking: () => void;
}

/** Two halves come level; the photo leads to the profile, the button to the conversation with its price. */
export function MatchContent({ headingId, profile, onOpenProfile, onKeepLooking }: Props) {
  const intl = useIntl();
  const user = useUser();
  const { singular, icon } = useFictionalWords();
  const { name } = profile;
  return (
    <Centre>
      <Photo
        type="button"
        onClick={onOpenProfile}
        aria-label={intl.formatMessage(
          { id: 'likes.match.photo', defaultMessage: 'See the profile of {name}' },
          { name },
        )}
      >
        <TwoHalves theirs={profile.main_image} size="l" meets />
      </Photo>
      <Title id={headingId}>
        {intl.formatMessage({ id: 'match.modal.title', defaultMessage: 'You met halfway.' })}
      </Title>
      <Text>
        {intl.formatMessage(
          { id: 'match.modal.text', defaultMessage: 'You and {name} both said yes.' },
          { name },
        )}
      </Text>
      {profile.fictional && <FictionalMarker label={singular} icon={icon} />}
      <MessageLink member={profile} wide onClick={onKeepLooking} />
      <MatchOffer onFollow={onKeepLooking} />
      <Button tone="quiet" wide onClick={onKeepLooking}>
        {intl.formatMessage({ id: 'match.modal.keep', defaultMessage: 'Keep looking' })}
      </Button>
      {user && (
        <Balance>
          {intl.formatMessage(
            {
              id: 'match.modal.balance',
              defaultMessage:
                '{count, plural, =0 {You have no credits yet.} one {You have # credit.} other {You have # credits.}}',
            },
            { count: user.credits },
          )}
        </Balance>
      )}
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  text-align: center;
`;

const Title = styled.h2`
  ${text.d3}
`;

const Text = styled.p`
  ${text.lead}
  margin-bottom: 12px;
  color: ${theme.color.ink2};
`;

const Photo = styled.button`
  margin-bottom: 12px;
  border-radius: 50%;
`;

const Balance = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
