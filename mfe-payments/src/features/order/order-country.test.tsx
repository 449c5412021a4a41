import { act, screen, waitFor } from '@testing-library/react';
import { refusal, type Handlers, type ReceivedCall } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { buyAt, FREE, requestBox, shop } from '#src/test/shop.tsx';
import { discountOf, METHODS, NO_LIMIT, packagesOf } from '#src/test/test-data.ts';

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
    const { api, changeUser } = await shop('/premium', FREE, false, Object.fromEntries(handlers) as Handlers);
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
  const { user, changeUser } = await shop('/premium', FREE, false, {
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

test('after a change of country in another tab, both prices are shown, and one press changes it back', async () => {
  const zloty = (amount: number) => ({ amount, currency: 'PLN' });
  const { api, user, changeUser } = await shop('/premium', FREE, false, {
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

test('a price that is another one now: both figures are shown, all is read again, and the button says the new one', async () => {
  let price = packagesOf();
  const { api, user, frame } = await shop('/premium', FREE, false, {
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
