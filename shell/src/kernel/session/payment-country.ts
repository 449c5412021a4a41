import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Store } from '#src/lib/store.ts';
import type { Session } from './session.ts';

/** Publishes the country that sets prices and payment methods: the member's, else the one the visitor has chosen or is in (spec §3 Other store values). */
export function followPaymentCountry(
  bus: Bus,
  session: Pick<Session, 'user' | 'user$'>,
  settings: Pick<Store<Settings>, 'get' | 'subscribe'>,
): void {
  const publish = (): void => {
    const country = session.user()?.payment_country ?? settings.get().geoip_selected_country;
    if (bus.last('payment-country:changed') !== country) bus.publish('payment-country:changed', country);
  };
  session.user$.subscribe(publish);
  settings.subscribe(publish);
}
