import { useIntl } from 'react-intl';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Button } from '@rendezvous/ui/controls/button';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';
import { useEnterSignup } from '#src/features/signup/hooks/use-enter-signup.ts';

/** The member of this address cannot be seen; sign-up goes on without a message. */
export function MemberGone() {
  const intl = useIntl();
  const enter = useEnterSignup();
  return (
    <Centre>
      <MissedHalves />
      <Words>
        <Title>
          {intl.formatMessage({ id: 'door.gone.title', defaultMessage: 'This profile isn’t here any more' })}
        </Title>
        <Lead>
          {intl.formatMessage({
            id: 'door.gone.text',
            defaultMessage:
              'Others are. Ten short questions, seven of them optional, and you’re on your way.',
          })}
        </Lead>
        <Button size="lg" onClick={enter}>
          {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
        </Button>
      </Words>
    </Centre>
  );
}
