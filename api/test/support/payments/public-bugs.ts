/** A fault that other shops had in public, as a test of this one. */
export interface PublicBug {
  /** Issues and pull requests on github.com. */
  at: readonly string[];
  /** File below `api/test/` and beginning of the title of its test; several where one test does not say all. */
  tests: readonly (readonly [file: string, title: string])[];
}

const ANSWERS = 'payments/provider-answers.test.ts';
const BUGS = 'payments/public-bugs.test.ts';
const CHARGED = 'returns/provider-answers.test.ts';
const BOOKING = 'returns/booking.test.ts';

/** Faults that payments of other shops had, by the row of the research. Rows 10 and 11 are about stored means of payment. */
export const PUBLIC_BUGS: Readonly<Record<number, PublicBug>> = {
  1: {
    at: ['mollie/mollie-api-php/issues/642'],
    tests: [
      ['payments/provider-away.test.ts', 'a creation that fails after it was done is one payment'],
      ['payments/mollie.test.ts', 'a creation that answers 500 after it was done makes one payment'],
    ],
  },
  2: {
    at: [
      'mollie/laravel-mollie/issues/147',
      'mollie/mollie-api-php/issues/641',
      'laravel/cashier-mollie/issues/157',
    ],
    tests: [[CHARGED, 'an order whose first answer is paid and charged back gets its credits once']],
  },
  3: {
    at: ['mollie/WooCommerce/pull/1049', 'mollie/PrestaShop/issues/249', 'mollie/Shopware/pull/65'],
    tests: [[CHARGED, 'paid, charged back and paid again ends charged back in each order of delivery']],
  },
  4: {
    at: ['mollie/PrestaShop/issues/607'],
    tests: [
      [BOOKING, 'a charge-back of the only purchase ends Premium, and its reversal brings it back'],
      [BOOKING, 'a charge-back revokes the unused credits of its purchase alone'],
    ],
  },
  5: {
    at: ['mollie/WooCommerce/issues/1159', 'mollie/WooCommerce/issues/668', 'mollie/WooCommerce/issues/139'],
    tests: [[ANSWERS, 'the end of an earlier attempt changes nothing about the later one']],
  },
  6: {
    at: ['mollie/WooCommerce/issues/1204'],
    tests: [[BUGS, 'two orders of two tabs that are both paid are two purchases']],
  },
  7: {
    at: ['mollie/WooCommerce/pull/1063', 'mollie/laravel-cashier-mollie/pull/321'],
    tests: [
      [CHARGED, 'an answer with a charge-back, received by several processes within a moment'],
      ['returns/asking.test.ts', 'the same return asked twice, also at once, is one'],
    ],
  },
  8: {
    at: ['mollie/Shopware6/issues/1037', 'mollie/magento2/issues/1047', 'mollie/magento2/issues/978'],
    tests: [[ANSWERS, 'return and webhook at once credit once and send one mail']],
  },
  9: {
    at: ['laravel/cashier-mollie/issues/117', 'laravel/cashier-mollie/issues/126'],
    tests: [[ANSWERS, 'a webhook that comes before the provider’s id is stored']],
  },
  12: {
    at: ['mollie/magento2/issues/123'],
    tests: [
      ['payments/looks.test.ts', 'an order does not expire while its provider is away'],
      [
        'payments/reconciliation.test.ts',
        'money that every webhook and look missed is credited in the night',
      ],
    ],
  },
  13: {
    at: [
      'mollie/api-documentation/issues/674',
      'mollie/mollie-api-php/issues/555',
      'mollie/mollie-api-node/issues/477',
    ],
    tests: [
      [ANSWERS, 'a checkout that was paid before it is closed completes its order'],
      ['payments/mollie.test.ts', 'a cancellation that Mollie refuses is no error'],
    ],
  },
  14: {
    at: ['vendurehq/vendure/issues/2941', 'vendurehq/vendure/pull/2657'],
    tests: [[ANSWERS, 'a changed order is another payment at the provider']],
  },
  15: {
    at: ['mollie/Magento/issues/72', 'Adyen/adyen-magento/issues/616', 'vippsas/vipps-woocommerce/issues/8'],
    tests: [['orders/payment-return.test.ts', 'a browser without a session learns the outcome, once']],
  },
  16: {
    at: ['anomalyco/opencode/issues/28402', 'Pinelab-studio/pinelab-vendure-plugins/issues/620'],
    tests: [[ANSWERS, 'three deliveries of a webhook at once credit once']],
  },
  17: {
    at: ['getlago/lago-api/issues/5870', 'getlago/lago-api/pull/5947'],
    tests: [
      ['payments/payments.test.ts', 'the same idempotency key starts one payment'],
      [BUGS, 'a failure that is reported after the order completed alarms operators'],
    ],
  },
  18: {
    at: [
      'saleor/saleor/issues/14648',
      'saleor/saleor/issues/14926',
      'saleor/saleor/issues/19220',
      'medusajs/medusa/issues/13301',
    ],
    tests: [[ANSWERS, 'return and webhook at once credit once and send one mail']],
  },
  19: {
    at: ['medusajs/medusa/issues/14205', 'medusajs/medusa/issues/2948', 'medusajs/medusa/issues/4798'],
    tests: [
      [ANSWERS, 'an open payment that is looked up changes nothing'],
      [BUGS, 'orders, answers, spends and returns of one member at once all succeed'],
    ],
  },
  20: {
    at: ['saleor/saleor/pull/19811'],
    tests: [
      ['returns/asking.test.ts', 'a refund asked again after a lost answer is one refund'],
      [
        'races/killed-payments.test.ts',
        'a payment is made, credited, refunded, numbered and mailed once, whichever of its twelve steps',
      ],
    ],
  },
  21: {
    at: [
      'woocommerce/woocommerce/issues/26734',
      'craftcms/commerce/issues/1098',
      'killbill/killbill/issues/334',
      'opencart/opencart/issues/6579',
    ],
    tests: [['returns/sums.test.ts', '10,000 random splits of withdrawals in eight currencies']],
  },
  22: {
    at: ['woocommerce/woocommerce-gateway-stripe/issues/1523', 'solidusio/solidus_stripe/issues/265'],
    tests: [
      ['returns/asking.test.ts', 'a refund that fails days later is owed again, its member gets a mail'],
    ],
  },
  23: {
    at: ['elizaOS/eliza/issues/10997', 'elizaOS/eliza/issues/11155'],
    tests: [[CHARGED, 'a charge-back that is won and then refunded revokes the credits once']],
  },
  24: {
    at: ['Automattic/woocommerce-payments/issues/6196'],
    tests: [[BOOKING, 'a partial refund and then a charge-back of another amount return nothing twice']],
  },
  25: {
    at: ['laravel/cashier-stripe/issues/1201', 'onetimesecret/onetimesecret/issues/3692'],
    tests: [
      [ANSWERS, 'an answer that is older than the last one changes nothing'],
      [BOOKING, 'an older answer after a newer one changes nothing'],
    ],
  },
  26: {
    at: ['juanarrietabusiness-pixel/tommalopty/issues/7', 'Adyen/adyen-prestashop/issues/151'],
    tests: [[ANSWERS, 'another amount or currency than ordered gives no credits']],
  },
  27: {
    at: [
      'vendurehq/vendure/pull/4660',
      'saleor/saleor/issues/544',
      'saleor/saleor/issues/7588',
      'saleor/saleor/issues/8219',
    ],
    tests: [
      ['payments/button-price.test.ts', 'a hundred orders with a change of country, list or code'],
      [BUGS, 'a second step at the provider uses no code up'],
    ],
  },
  28: {
    at: ['Adyen/adyen-commercetools/issues/1305'],
    tests: [['payments/provider-away.test.ts', 'the order of a key does not depend on language, browser']],
  },
};
