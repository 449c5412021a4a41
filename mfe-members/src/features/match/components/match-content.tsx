import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { MetHalfway } from '#src/lib/members/met-halfway.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import type { MatchedProfile } from '../api/get-match.ts';
import { MatchOffer } from './match-offer.tsx';

interface Props {
  /** Id of the heading that names the dialog. */
  headingId: string;
  profile: MatchedProfile;
  onOpenProfile: () => void;
  onContinue: () => void;
}

/** Aligns the two halves; the photo leads to the profile, the button to the conversation with its price. */
export function MatchContent({ headingId, profile, onOpenProfile, onContinue }: Props) {
  const intl = useIntl();
  const user = useUser();
  return (
    <MetHalfway
      member={profile}
      headingId={headingId}
      photo={
        <Photo
          type="button"
          onClick={onOpenProfile}
          aria-label={intl.formatMessage(
            { id: 'likes.match.photo', defaultMessage: 'See the profile of {name}' },
            { name: profile.name },
          )}
        >
          <TwoHalves theirs={profile.main_image} size="l" meets />
        </Photo>
      }
    >
      <MessageLink member={profile} wide onClick={onContinue} />
      <MatchOffer onFollow={onContinue} />
      <Button tone="quiet" wide onClick={onContinue}>
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
    </MetHalfway>
  );
}

const Photo = styled.button`
  margin-bottom: ${theme.space.s3};
  border-radius: 50%;
`;

const Balance = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
