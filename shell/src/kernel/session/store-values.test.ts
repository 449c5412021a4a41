import type { Call } from '@rendezvous/contract/kernel/call';
import { BehaviorSubject } from 'rxjs';
import { createBus } from '@rendezvous/bus/bus';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { createStore } from '#src/lib/store.ts';
import { readDiscountCode } from './discount-code.ts';
import { followPaymentCountry } from './payment-country.ts';

test("[3.018] the payment country is the member's, else the one chosen on the site", () => {
  const bus = createBus().as('shell');
  const user$ = new BehaviorSubject<User | null>(null);
  const settings = createStore({ geoip_selected_country: 'DE' } as Settings);
  followPaymentCountry(bus, { user$, user: () => user$.value }, settings);
  expect(bus.last('payment-country:changed')).toBe('DE');
  user$.next({ payment_country: 'FR' } as User);
  expect(bus.last('payment-country:changed')).toBe('FR');
  user$.next(null);
  settings.set({ geoip_selected_country: 'PL' } as Settings);
  expect(bus.last('payment-country:changed')).toBe('PL');
});

test('[3.018] [7.010] a discount code in the address is looked up once and published; one that is refused is none', async () => {
  const bus = createBus().as('shell');
  const asked: unknown[] = [];
  const known = { code: 'SPRING10', value_percentage: 10 };
  await readDiscountCode(
    bus,
    {
      call: async ({ path }: Call, ...[input]: unknown[]) =>
        (asked.push([path, input]), { discountcode: known }) as never,
    },
    '?discountcode=SPRING10&network=x',
  );
  expect(bus.last('discount-code:changed')).toEqual(known);
  expect(asked).toEqual([['/api/discountcode.php', { code: 'SPRING10' }]]);
  await readDiscountCode(bus, { call: () => Promise.reject(new Error('refused')) }, '?discountcode=OLD');
  expect(bus.last('discount-code:changed')).toBeNull();
  await readDiscountCode(bus, { call: () => Promise.reject(new Error('never asked')) }, '?network=x');
});
