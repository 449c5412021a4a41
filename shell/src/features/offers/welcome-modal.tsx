import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { opensSignUp } from '#src/kernel/modals/opens-sign-up.ts';
import { hoursLeft } from './countdown.ts';
import { OfferModal } from './offer-modal.tsx';
import type { OwnModalProps } from '#src/kernel/modals/modals.ts';

/** Explains the welcome discount to visitors on request: no clock runs before sign-up (spec §1 Welcome offer). */
export function WelcomeModal({ props: { percentage }, close }: OwnModalProps<'welcome'>) {
  const { page, slots } = useFrame();
  const hours = hoursLeft(page.offers.window_seconds);
  const handleSignUp = (event: MouseEvent) => {
    close();
    if (opensSignUp(event, slots)) event.preventDefault();
  };
  return (
    <OfferModal
      percentage={percentage}
      words={
        <FormattedMessage
          id="frame.welcome.text"
          defaultMessage="Sign up, and for {hours, plural, one {# hour} other {# hours}} your first package of credits is {percentage, number, ::percent scale/0.01} cheaper. Just once, no code needed."
          values={{ hours, percentage }}
        />
      }
      act={
        <ButtonLink to={pathTo('signup')} size="lg" wide onClick={handleSignUp}>
          <FormattedMessage id="signup.free" defaultMessage="Sign up free" />
        </ButtonLink>
      }
      note={
        <FormattedMessage
          id="frame.welcome.clock"
          defaultMessage="The clock starts when you sign up, not before. Buying is up to you."
        />
      }
      close={close}
    />
  );
}
