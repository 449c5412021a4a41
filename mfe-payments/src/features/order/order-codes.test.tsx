import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi } from '@rendezvous/testing/server';
import type { ErrorCode } from '@rendezvous/contract/kernel/error-codes';
import { remote } from '#src/app/remote.tsx';
import { ASKED, buyAt, FREE, PAID, requestBox, shop } from '#src/test/shop.tsx';
import { discountOf, METHODS, NO_LIMIT, packagesOf } from '#src/test/test-data.ts';

/** A shop in which `SPRING40` means 40% off and `SMALL5` 5%; other codes are refused with `code`. The order itself is refused as well. */
async function shopWithCodes(
  at: string,
  { user = FREE, bonus = false, code = 'code_unknown' as ErrorCode } = {},
) {
  const codes: Record<string, number> = { SPRING40: 40, SMALL5: 5 };
  const worth = (given: string | null) =>
    given !== null && given in codes
      ? discountOf({ code: given, value_percentage: codes[given]!, expires: null, user_id: null })
      : null;
  const api = await serveApi({
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
  return { api, ...(await renderRemote(remote, { at, user })) };
}
test('[5.010] a refused code says why, a good one changes the price', async () => {
  const { user } = await shop('/premium', FREE, false, {
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
  expect(
    (await screen.findAllByRole('button', { name: 'Buy now for €11.25 incl. 21% VAT' }))[0],
  ).toBeEnabled();
});

test('[3.018] [2.084] the code of a link lowers the price and is sent with the order', async () => {
  const { api, user } = await shopWithCodes('/premium?discountcode=spring40');
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
  expect(first).toHaveAccessibleName('Buy now for €13.50 incl. 21% VAT');
});

test('[5.010] a link whose code is not valid says why, the price stays the usual one, and the order is sent without it', async () => {
  const { api, user } = await shopWithCodes('/premium?discountcode=WRONG', { code: 'code_country' });
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
  const { user, at } = await shopWithCodes('/premium?discountcode=SPRING40', { user: PAID });
  await waitFor(() => expect(at()).toBe('/credits?discountcode=SPRING40'));
  await buyAt('€13.50');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await buyAt('€22.50');
});

test('a code that does not work with the chosen method says so before the press, and can be left out', async () => {
  const once = discountOf({ code: 'ONE', value_percentage: 50, expires: null, validity: 'once' });
  const { user } = await shop('/premium', FREE, false, {
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
  expect(screen.getByRole('button', { name: 'Buy now for €11.25 incl. 21% VAT' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Pay without the code' }));
  await buyAt('€22.50');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
