import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import {
  refusal,
  serveApi,
  type ApiDouble,
  type Handlers,
  type ReceivedCall,
} from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import type { ErrorCode } from '@rendezvous/contract/kernel/error-codes';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { remote } from '#src/app/remote.tsx';
import { discountOf, limitOf, METHODS, NO_LIMIT, packagesOf } from '#src/test/test-data.ts';

let api: ApiDouble;
const free = userOf();
const paid = userOf({ paid_user: true, credits: 3 });

/** What an order says of the words beside the pay button once the box is ticked. */
const ASKED = { withdrawal_notice: WITHDRAWAL_NOTICE, express_request: true };
const requestBox = () => screen.findByRole('checkbox', { name: /^I ask you to add my credits at once/ });

async function shop(at: string, user = free, discount = false, handlers: Handlers = {}) {
  api = await serveApi({
    'GET /api/packages.php': () => ({ body: packagesOf(discount ? discountOf() : null) }),
    'GET /api/payment-methods.php': () => ({ body: METHODS }),
    'GET /api/spend-limit.php': () => ({ body: NO_LIMIT }),
    'GET /api/debt.php': () => ({ body: { debt: null } }),
    'POST /api/payment.php': () => refusal(422, 'unavailable'),
    ...handlers,
  });
  return renderRemote(remote, { at, user, settings: { statement_text: 'VD SERVICES NL' } });
}

test('[2.075] four packages, the second and third with what they save', async () => {
  await shop('/premium');
  expect(await screen.findByRole('radio', { name: /^25 credits.*Save 10%/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^60 credits.*Save 20%/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^10 credits/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Your own amount/ })).toBeInTheDocument();
});

test('each role is led to its own packages', async () => {
  const asPaid = await shop('/premium', paid);
  await waitFor(() => expect(asPaid.at()).toBe('/credits'));
});

test('a free member who opens the credits is led to Premium', async () => {
  const asFree = await shop('/credits');
  await waitFor(() => expect(asFree.at()).toBe('/premium'));
});

test('[2.025] [2.076] methods can be chosen, cards as one, and what cannot be used is not there', async () => {
  await shop('/credits/p2/paypal');
  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'ideal',
    'creditcard',
    'paypal',
  ]);
});

test('an unknown package is a page that does not exist, an unknown method is the choice of methods', async () => {
  const { frame } = await shop('/credits/p9');
  await waitFor(() => expect(frame.failures).toEqual([404]));
  await shop('/credits/p2/bitcoin');
  expect(await screen.findByRole('radio', { name: /^iDEAL/ })).toBeChecked();
});

test('the button says that paying follows and how much, and sends the order once with a key', async () => {
  const { user } = await shop('/premium', free, true);
  const [button] = await screen.findAllByRole('button', { name: 'Buy now for €16.88 incl. VAT' });
  await user.click(await requestBox());
  await user.click(button!);
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
  const [call] = api.callsOf('POST /api/payment.php');
  expect(call!.body).toEqual({
    package: 'p2',
    method: 'ideal',
    amount: { amount: 1_688, currency: 'EUR' },
    discountcode: 'TIMEBONUS25',
    ...ASKED,
  });
  expect(call!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('where the law wants an express request, the order waits for its box, which gets focus and says so', async () => {
  const { user } = await shop('/premium');
  const box = await requestBox();
  expect(box).not.toBeChecked();
  const [button] = await screen.findAllByRole('button', { name: 'Buy now for €22.50 incl. VAT' });
  await user.click(button!);
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Without your request we may not start/);
  expect(api.callsOf('POST /api/payment.php')).toEqual([]);
  await user.click(box);
  expect(box).toBeValid();
  await user.click(button!);
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
});

test('elsewhere the same is said without a box, and the order says which text was shown', async () => {
  const { user } = await shop('/premium', userOf({ payment_country: 'US' }));
  expect(await screen.findByText(/Your credits are there at once.*14 days/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^I ask you/ })).not.toBeInTheDocument();
  await user.click((await screen.findAllByRole('button', { name: 'Buy now for €22.50 incl. VAT' }))[0]!);
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
  const [call] = api.callsOf('POST /api/payment.php');
  expect(call!.body).toEqual({
    package: 'p2',
    method: 'ideal',
    amount: { amount: 2_250, currency: 'EUR' },
    withdrawal_notice: WITHDRAWAL_NOTICE,
  });
});

test('[4.018] the time bonus counts down from the server’s clock', async () => {
  await shop('/premium', free, true);
  expect(await screen.findByRole('timer')).toHaveTextContent(
    /03 ?hours ?00 ?min ?00 ?sec|02 ?hours ?59 ?min ?59 ?sec/,
  );
});

test('[2.056] where the banner of the time bonus shows its clock, the packages do not; else the dial shows the share of the window that the site has set', async () => {
  const { hub } = await shop('/premium', free, true);
  await screen.findByRole('timer');
  const dial = () => screen.getByRole('region', { name: 'Time bonus' }).querySelector('svg');
  expect(dial()).toBeNull();
  const { code, expires, now } = discountOf();
  const bonus = { code, percentage: 25, expires_at: expires!, now, window_seconds: 21_600, isVisible: false };
  act(() => hub.as('shell').publish('timebonus:changed', bonus));
  await waitFor(() => expect(dial()).not.toBeNull());
  // A visible bonus has its clock in the banner: the page has one.
  act(() => hub.as('shell').publish('timebonus:changed', { ...bonus, isVisible: true }));
  await waitFor(() => expect(dial()).toBeNull());
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '25% off your first package' })).toBeInTheDocument();
});

test('an own amount outside its limits cannot be bought', async () => {
  const { user } = await shop('/premium');
  await user.click(await screen.findByRole('radio', { name: /^Your own amount/ }));
  const amount = screen.getByRole('textbox', { name: 'How many credits?' });
  await user.clear(amount);
  await user.type(amount, '3');
  expect(amount).toBeInvalid();
  expect(screen.queryByRole('button', { name: /^Buy now/ })).not.toBeInTheDocument();
  await user.type(amount, '0');
  expect((await screen.findAllByRole('button', { name: 'Buy now for €30.00 incl. VAT' }))[0]).toBeEnabled();
});

test('[5.010] a refused code says why, a good one changes the price', async () => {
  const { user } = await shop('/premium', free, false, {
    'GET /api/packages.php': ({ query }) => {
      if (query.get('discountcode') === 'GOOD')
        return { body: packagesOf(discountOf({ code: 'GOOD', value_percentage: 50, expires: null })) };
      return query.has('discountcode') ? refusal(422, 'code_used') : { body: packagesOf() };
    },
  });
  await user.click(await screen.findByText('I have a discount code'));
  const code = screen.getByRole('textbox', { name: 'Discount code' });
  await user.type(code, 'spent');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  expect(await screen.findByText('This discount code has been used already.')).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, 'good');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  expect((await screen.findAllByRole('button', { name: 'Buy now for €11.25 incl. VAT' }))[0]).toBeEnabled();
});

test('from the first touch on, the frame opens no modal over the payment until the screen closes', async () => {
  const { user, frame } = await shop('/premium');
  const small = await screen.findByRole('radio', { name: /^10 credits/ });
  expect(frame.blocks).toBe(0);
  await user.click(small);
  expect(frame.blocks).toBe(1);
  cleanup();
  expect(frame.blocks).toBe(0);
});

/** A shop in which `SPRING40` means 40% off and `SMALL5` 5%; other codes are refused with `code`. The order itself is refused as well. */
async function shopWithCodes(
  at: string,
  { user = free, bonus = false, code = 'code_unknown' as ErrorCode } = {},
) {
  const codes: Record<string, number> = { SPRING40: 40, SMALL5: 5 };
  const worth = (given: string | null) =>
    given !== null && given in codes
      ? discountOf({ code: given, value_percentage: codes[given]!, expires: null, user_id: null })
      : null;
  api = await serveApi({
    'GET /api/packages.php': ({ query }) => {
      const given = query.get('discountcode');
      return given !== null && !worth(given)
        ? refusal(422, code)
        : { body: packagesOf(worth(given) ?? (bonus ? discountOf() : null)) };
    },
    'GET /api/discountcode.php': ({ query }) => {
      const discountcode = worth(query.get('code'));
      return discountcode ? { body: { discountcode } } : refusal(422, code);
    },
    'GET /api/payment-methods.php': () => ({ body: METHODS }),
    'GET /api/spend-limit.php': () => ({ body: NO_LIMIT }),
    'POST /api/payment.php': () => refusal(422, 'code_used'),
  });
  return renderRemote(remote, { at, user });
}
/** The button with this price, once the order can be sent. */
async function buyAt(price: string): Promise<HTMLElement> {
  const button = () => screen.getAllByRole('button', { name: `Buy now for ${price} incl. VAT` })[0]!;
  await waitFor(() => expect(button()).toBeEnabled());
  return button();
}

test('[3.018] [2.084] the code of a link lowers the price and is sent with the order', async () => {
  const { user } = await shopWithCodes('/premium?discountcode=spring40');
  await user.click(await requestBox());
  await user.click(await buyAt('€13.50'));
  expect(screen.getByText('Code SPRING40 is applied to this order.')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
  expect(api.callsOf('POST /api/payment.php')[0]!.body).toEqual({
    package: 'p2',
    method: 'ideal',
    amount: { amount: 1_350, currency: 'EUR' },
    discountcode: 'SPRING40',
    ...ASKED,
  });
});

test('no price is shown before it is the one that counts', async () => {
  await shopWithCodes('/premium?discountcode=SPRING40');
  const [first] = await screen.findAllByRole('button', { name: /^Buy now for/ });
  expect(first).toHaveAccessibleName('Buy now for €13.50 incl. VAT');
});

test('[5.010] a link whose code is not valid says why, the price stays the usual one, and the order is sent without it', async () => {
  const { user } = await shopWithCodes('/premium?discountcode=WRONG', { code: 'code_country' });
  const button = await buyAt('€22.50');
  expect(
    screen.getByText(/This discount code is not valid in your country\. The prices shown don’t include it\./),
  ).toBeInTheDocument();
  await user.click(await requestBox());
  await user.click(button);
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
  expect(api.callsOf('POST /api/payment.php')[0]!.body).toEqual({
    package: 'p2',
    method: 'ideal',
    amount: { amount: 2_250, currency: 'EUR' },
    ...ASKED,
  });
});

test('[4.020] codes never stack: one of a link counts where it is higher than the bonus, else the bonus stays', async () => {
  await shopWithCodes('/premium?discountcode=SMALL5', { bonus: true });
  await buyAt('€16.88');
  expect(screen.queryByText(/is applied to this order/)).not.toBeInTheDocument();
  cleanup();
  await shopWithCodes('/premium?discountcode=SPRING40', { bonus: true });
  await buyAt('€13.50');
});

test('[3.018] the code the visit began with counts on a later screen too, unless its address names another', async () => {
  const { hub } = await shopWithCodes('/premium');
  await buyAt('€22.50');
  act(() =>
    hub.as('shell').publish('discount-code:changed', discountOf({ code: 'SPRING40', value_percentage: 40 })),
  );
  await buyAt('€13.50');
  cleanup();
  const other = await shopWithCodes('/premium?discountcode=SMALL5');
  act(() =>
    other.hub
      .as('shell')
      .publish('discount-code:changed', discountOf({ code: 'SPRING40', value_percentage: 40 })),
  );
  await buyAt('€21.38');
});

test('a code refused with the order is dropped: its reason is shown, and the price is the usual one', async () => {
  const { user } = await shopWithCodes('/credits/p2/paypal?discountcode=SPRING40');
  await user.click(await requestBox());
  await user.click(await buyAt('€13.50'));
  expect(await screen.findByText('This discount code has been used already.')).toBeInTheDocument();
  await buyAt('€22.50');
});

test('the code of a link is preserved up to the member’s packages, and can be removed', async () => {
  const { user, at } = await shopWithCodes('/premium?discountcode=SPRING40', { user: paid });
  await waitFor(() => expect(at()).toBe('/credits?discountcode=SPRING40'));
  await buyAt('€13.50');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await buyAt('€22.50');
});

test('an order that the server refuses over the buyer’s own limit says so, and the limit is read again', async () => {
  const { user } = await shop('/premium', free, false, {
    'POST /api/payment.php': () =>
      refusal(409, 'spend_limit_reached', {
        params: { limit: { amount: 5_000, currency: 'EUR' }, left: { amount: 1_250, currency: 'EUR' } },
        reset_at: '2026-11-30T23:00:00.000Z',
      }),
  });
  await user.click(await requestBox());
  await user.click(await buyAt('€22.50'));
  expect(await screen.findByText(/goes over the limit you set yourself for this month/)).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf('GET /api/spend-limit.php').length).toBeGreaterThan(1));
});

test.each([
  ['4', null],
  ['5', 'Buy now for €5.00 incl. VAT'],
  ['200', 'Buy now for €200.00 incl. VAT'],
  ['201', null],
])('an own amount of %s credits, at the limits of 5 and 200, offers: %s', async (typed, offer) => {
  const { user } = await shop('/premium');
  await user.click(await screen.findByRole('radio', { name: /^Your own amount/ }));
  const amount = screen.getByRole('textbox', { name: 'How many credits?' });
  await user.clear(amount);
  await user.type(amount, typed);
  const offers = screen.queryAllByRole('button', { name: /^Buy now/ }).map((button) => button.textContent);
  expect(offers.length > 0).toBe(offer !== null);
  if (offer) expect(screen.getAllByRole('button', { name: offer })[0]).toBeEnabled();
});

test('[2.076] the address of a card brand chooses the row of the cards', async () => {
  await shop('/credits/p2/visa');
  expect(await screen.findByRole('radio', { name: /^Credit card/ })).toBeChecked();
});

test('a price that is another one now: both figures are shown, all is read again, and the button says the new one', async () => {
  let price = packagesOf();
  const { user, frame } = await shop('/premium', free, false, {
    'GET /api/packages.php': () => ({ body: price }),
    'POST /api/payment.php': () => {
      price = packagesOf(discountOf({ code: 'LESS', value_percentage: 50, expires: null }));
      return refusal(409, 'price_changed', { params: { amount: { amount: 1_125, currency: 'EUR' } } });
    },
  });
  await user.click(await requestBox());
  await user.click(await buyAt('€22.50'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /The price has changed\. Nothing was ordered.*You saw €22\.50 ?Now €11\.25/,
  );
  expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
  await buyAt('€11.25');
  expect(frame.refreshed).toContain('user');
  expect(api.callsOf('POST /api/payment.php')[0]!.body).toHaveProperty('amount', {
    amount: 2_250,
    currency: 'EUR',
  });
});

test.each(['/api/packages.php', '/api/payment-methods.php', '/api/spend-limit.php'])(
  'after a change of country nothing can be bought before %s has answered for it',
  async (slow) => {
    let answer = (): void => {};
    const pending = new Promise<void>((resolve) => (answer = resolve));
    const bodies = {
      '/api/packages.php': packagesOf(),
      '/api/payment-methods.php': METHODS,
      '/api/spend-limit.php': NO_LIMIT,
    };
    const handlers = Object.entries(bodies).map(([path, body]) => [
      `GET ${path}`,
      async ({ query }: ReceivedCall) => {
        if (path === slow && query.get('country') === 'US') await pending;
        return { body };
      },
    ]);
    const { changeUser } = await shop('/premium', free, false, Object.fromEntries(handlers) as Handlers);
    await buyAt('€22.50');
    changeUser(userOf({ payment_country: 'US' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Buy now/ })).not.toBeInTheDocument());
    for (const path of Object.keys(bodies))
      await waitFor(() =>
        expect(api.callsOf(`GET ${path}`).some(({ query }) => query.get('country') === 'US')).toBe(true),
      );
    expect(screen.queryByRole('button', { name: /^Buy now/ })).not.toBeInTheDocument();
    act(() => answer());
    await buyAt('€22.50');
  },
);

test('a code that is not valid in the new country goes at once, with the reason, and the price is that without it', async () => {
  const { user, changeUser } = await shop('/premium', free, false, {
    'GET /api/packages.php': ({ query }) => {
      if (!query.has('discountcode')) return { body: packagesOf() };
      if (query.get('country') === 'GB') return refusal(422, 'code_country');
      return { body: packagesOf(discountOf({ code: 'EURONLY', value_percentage: 50, expires: null })) };
    },
  });
  await user.click(await screen.findByText('I have a discount code'));
  await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'euronly');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  await buyAt('€11.25');
  changeUser(userOf({ payment_country: 'GB' }));
  expect(
    await screen.findByText(
      'This discount code is not valid in your country. The prices shown don’t include it.',
    ),
  ).toBeInTheDocument();
  await buyAt('€22.50');
  expect(screen.queryByText(/is applied to this order/)).not.toBeInTheDocument();
});

test('before the press: what the limit leaves, one payment, and what the bank statement says', async () => {
  await shop('/premium', free, false, {
    'GET /api/spend-limit.php': () => ({ body: limitOf(6_000, 3_750) }),
  });
  expect(await screen.findByText('Your own limit: €60.00 a month')).toBeInTheDocument();
  for (const words of ['€22.50 spent', '€22.50 this one', '€15.00 left until 30 November'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('One payment, nothing recurring.')).toBeInTheDocument();
  expect(screen.getByText('VD SERVICES NL').parentElement).toHaveTextContent(
    'On your bank statement: VD SERVICES NL',
  );
  expect(screen.queryByText(/above your limit/)).not.toBeInTheDocument();
});

test('an order above the limit cannot be sent; a package that fits and the limit itself are one press away', async () => {
  const { user } = await shop('/premium', free, false, {
    'GET /api/spend-limit.php': () => ({ body: limitOf(6_000, 1_500) }),
  });
  expect(await screen.findByText('€7.50 above your limit')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You set this limit yourself. It starts again on 1 December.',
  );
  expect(screen.getByRole('button', { name: 'Buy now for €22.50 incl. VAT' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Your limit' })).toHaveAttribute('href', '/notifications#payments');
  await user.click(screen.getByRole('button', { name: 'Take 10 credits, €10.00' }));
  expect(await buyAt('€10.00')).toBeEnabled();
  expect(screen.getByText('€5.00 left until 30 November')).toBeInTheDocument();
});

test('after a change of country in another tab, both prices are shown, and one press changes it back', async () => {
  const zloty = (amount: number) => ({ amount, currency: 'PLN' });
  const { user, changeUser } = await shop('/premium', free, false, {
    'GET /api/packages.php': ({ query }) => {
      const list = packagesOf();
      if (query.get('country') !== 'PL') return { body: list };
      const packages = list.packages.map((entry) => ({
        ...entry,
        price: zloty(entry.price.amount * 4),
        price_before: entry.price_before && zloty(entry.price_before.amount * 4),
      }));
      return { body: { ...list, packages } };
    },
    'POST /api/payment.php': () => refusal(409, 'price_changed', { params: { amount: zloty(9_000) } }),
    'PUT /api/user.php': () => ({ body: { user: userOf() } }),
  });
  await user.click(await requestBox());
  await user.click(await buyAt('€22.50'));
  changeUser(userOf({ payment_country: 'PL' }));
  const back = await screen.findByRole('button', { name: 'Back to €22.50 (Netherlands)' });
  expect(screen.getByRole('alert')).toHaveTextContent(/Country you pay in: Poland\. ?You saw €22\.50/);
  await user.click(back);
  await waitFor(() => expect(api.callsOf('PUT /api/user.php')[0]?.body).toEqual({ payment_country: 'NL' }));
});

test('a code that does not work with the chosen method says so before the press, and can be left out', async () => {
  const once = discountOf({ code: 'ONE', value_percentage: 50, expires: null, validity: 'once' });
  const { user } = await shop('/premium', free, false, {
    'GET /api/packages.php': ({ query }) => ({ body: packagesOf(query.has('discountcode') ? once : null) }),
    'GET /api/payment-methods.php': () => ({
      body: { methods: [...METHODS.methods, { id: 'sct', name: 'Wire', active: true, group: 'transfer' }] },
    }),
  });
  await user.click(await screen.findByText('I have a discount code'));
  await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'one');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  await buyAt('€11.25');
  await user.click(screen.getByRole('radio', { name: /^Wire transfer/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This discount code doesn’t work with this way to pay.',
  );
  expect(screen.getByRole('button', { name: 'Buy now for €11.25 incl. VAT' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Pay without the code' }));
  await buyAt('€22.50');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
