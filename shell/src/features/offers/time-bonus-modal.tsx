import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TimeBonus } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { hoursLeft, useSecondsTo } from './countdown.ts';
import { useOffers } from './use-offers.ts';
import { BigClock } from './big-clock.tsx';
import { OfferModal } from './offer-modal.tsx';
import type { OwnModalProps } from '#src/kernel/modals/modals.ts';
import { PriceExample } from './price-example.tsx';

/** The time bonus in full, once per member: the discount, its clock, an example, and what comes after (spec §2 Time-bonus modal). */
export function TimeBonusModal({ close }: OwnModalProps<'time-bonus'>) {
  const { bonus } = useOffers();
  useEffect(() => {
    if (!bonus) close();
  }, [bonus, close]);
  return bonus && <Running bonus={bonus} close={close} />;
}

function Running({ bonus, close }: { bonus: TimeBonus; close: () => void }) {
  const left = useSecondsTo(bonus);
  useEffect(() => {
    if (left === 0) close();
  }, [left, close]);
  const { percentage } = bonus;
  return (
    <OfferModal
      percentage={percentage}
      words={
        <FormattedMessage
          id="frame.bonusModal.text"
          defaultMessage="You joined less than {hours, plural, one {an hour} other {# hours}} ago, so your first package is {percentage, number, ::percent scale/0.01} cheaper."
          values={{ hours: hoursLeft(bonus.window_seconds), percentage }}
        />
      }
      act={
        <ButtonLink to={pathTo('premium')} size="lg" wide onClick={close}>
          <FormattedMessage id="frame.bonusModal.packages" defaultMessage="See the packages" />
        </ButtonLink>
      }
      note={
        <FormattedMessage
          id="frame.bonusModal.after"
          defaultMessage="After that the normal price applies, and the countdown doesn’t start again."
        />
      }
      close={close}
    >
      <BigClock seconds={left} />
      <PriceExample />
    </OfferModal>
  );
}
