import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userOf } from '@rendezvous/testing/settings';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { ASKED, FREE, PAID, requestBox, shop } from '#src/test/shop.tsx';
import { discountOf } from '#src/test/test-data.ts';

test('[2.075] four packages, the second and third with what they save', async () => {
  await shop('/premium');
  expect(await screen.findByRole('radio', { name: /^25 credits.*Save 10%/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^60 credits.*Save 20%/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^10 credits/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Your own amount/ })).toBeInTheDocument();
});

test('each role is led to its own packages', async () => {
  const asPaid = await shop('/premium', PAID);
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
  const { api, user } = await shop('/premium', FREE, true);
  const [button] = await screen.findAllByRole('button', { name: 'Buy now for €16.88 incl. 21% VAT' });
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
  const { api, user } = await shop('/premium');
  const box = await requestBox();
  expect(box).not.toBeChecked();
  const [button] = await screen.findAllByRole('button', { name: 'Buy now for €22.50 incl. 21% VAT' });
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
  const { api, user } = await shop('/premium', userOf({ payment_country: 'US' }));
  expect(await screen.findByText(/Your credits are there at once.*14 days/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^I ask you/ })).not.toBeInTheDocument();
  await user.click((await screen.findAllByRole('button', { name: 'Buy now for €22.50 incl. 21% VAT' }))[0]!);
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
  await shop('/premium', FREE, true);
  expect(await screen.findByRole('timer')).toHaveTextContent(
    /03 ?hours ?00 ?min ?00 ?sec|02 ?hours ?59 ?min ?59 ?sec/,
  );
});

test('[2.056] where the banner of the time bonus shows its clock, the packages do not; else the dial shows the share of the window that the site has set', async () => {
  const { hub } = await shop('/premium', FREE, true);
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

test('from the first touch on, the frame opens no modal over the payment until the screen closes', async () => {
  const { user, frame } = await shop('/premium');
  const small = await screen.findByRole('radio', { name: /^10 credits/ });
  expect(frame.blocks).toBe(0);
  await user.click(small);
  expect(frame.blocks).toBe(1);
  cleanup();
  expect(frame.blocks).toBe(0);
});

test('[2.076] the address of a card brand chooses the row of the cards', async () => {
  await shop('/credits/p2/visa');
  expect(await screen.findByRole('radio', { name: /^Credit card/ })).toBeChecked();
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
  expect(
    (await screen.findAllByRole('button', { name: 'Buy now for €30.00 incl. 21% VAT' }))[0],
  ).toBeEnabled();
});

test.each([
  ['4', null],
  ['5', 'Buy now for €5.00 incl. 21% VAT'],
  ['200', 'Buy now for €200.00 incl. 21% VAT'],
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
