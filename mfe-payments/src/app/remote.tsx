import { defineRemote } from '@rendezvous/remote/define-remote';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';

const packages = lazyScreen(() =>
  import(/* webpackChunkName: "screen.premium.credits" */ '#src/features/order/packages-screen.tsx').then(
    ({ PackagesScreen }) => PackagesScreen,
  ),
);

/** Packages, payment and its result, the price list, and the alert when credits run out (spec §2 Money). */
export const remote = defineRemote({
  name: 'payments',
  screens: {
    premium: packages,
    credits: packages,
    'credits-id-paymentmethod': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.credits-id-paymentmethod" */ '#src/features/order/method-screen.tsx'
      ).then(({ MethodScreen }) => MethodScreen),
    ),
    'transactions-id': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.transactions-id" */ '#src/features/transactions/transactions-screen.tsx'
      ).then(({ TransactionsScreen }) => TransactionsScreen),
    ),
    pricing: lazyScreen(() =>
      import(/* webpackChunkName: "screen.pricing" */ '#src/features/pricing/pricing-screen.tsx').then(
        ({ PricingScreen }) => PricingScreen,
      ),
    ),
  },
  slots: {
    'buy-alert': lazyScreen(() =>
      import('#src/features/buy-alert/buy-alert.tsx').then(({ BuyAlert }) => BuyAlert),
    ),
  },
  loadMessages: (locale) => import(/* webpackExclude: /late/ */ `#messages/${locale}.json`),
});
