import type { ApiClient } from '@rendezvous/api-client/client';
import type { BusHub } from '@rendezvous/bus/bus';
import { READ_DISCOUNT_CODE } from '@rendezvous/contract/resources/payments/calls';
import type { Session } from '#src/kernel/session/session.ts';
import { activeDiscount } from './active-discount.ts';
import { millisecondsTo } from './countdown.ts';

/**
 * Updates the discounts while the page is open: the active one follows the time bonus and the welcome code, a bonus ends
 * at the server's deadline, the welcome code is read again after a change of member, and both are read again when a page
 * comes back into view, because a sleeping computer's clock stops. Returns the function that stops this.
 */
export function startOffers(hub: BusHub, session: Session, api: ApiClient): () => void {
  const bus = hub.as('shell');
  let ending: ReturnType<typeof setTimeout> | undefined;
  let reading = new AbortController();
  let member = session.user()?.id ?? null;

  function follow(): void {
    const user = session.user();
    const bonus = user && !user.paid_user ? (bus.last('timebonus:changed') ?? null) : null;
    const welcome = user?.paid_user ? null : (bus.last('welcome-code:changed') ?? null);
    const discount = activeDiscount(bonus, welcome);
    const before = bus.last('discount:changed');
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(discount))
      bus.publish('discount:changed', discount);
  }

  function endAtDeadline(): void {
    clearTimeout(ending);
    const bonus = bus.last('timebonus:changed');
    if (bonus) ending = setTimeout(end, millisecondsTo(bonus));
  }

  /** Both names of the offer end together. */
  function end(): void {
    bus.publish('welcome-code:changed', null);
    bus.publish('timebonus:changed', null);
  }

  function readWelcome(): void {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    api.call(READ_DISCOUNT_CODE, { welcome: true }, { signal }).then(
      ({ discountcode }) => bus.publish('welcome-code:changed', discountcode),
      // A failed offer is dropped silently (spec §8 Welcome discount load failure).
      () => undefined,
    );
  }

  function whenSeen(): void {
    if (document.visibilityState === 'visible' && bus.last('timebonus:changed'))
      void session.refresh('timebonus');
  }

  const watching = session.user$.subscribe((user) => {
    if ((user?.id ?? null) !== member) {
      member = user?.id ?? null;
      bus.publish('welcome-code:changed', null);
      readWelcome();
    }
    follow();
  });
  const stops = [
    bus.subscribe('timebonus:changed', () => {
      endAtDeadline();
      follow();
    }),
    bus.subscribe('welcome-code:changed', follow),
  ];
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    clearTimeout(ending);
    reading.abort();
    watching.unsubscribe();
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
