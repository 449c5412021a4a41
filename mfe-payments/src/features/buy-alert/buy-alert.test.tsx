import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { readWayBack } from '#src/lib/way-back.ts';
import { remote } from '#src/app/remote.tsx';

const packageOf = (id: string, credits: number, amount: number, saves = 0) => ({
  id,
  credits,
  price: { amount, currency: 'EUR' },
  price_before: { amount: credits * 100, currency: 'EUR' },
  discount_percentage: saves,
  unit_price: { amount: Math.round(amount / credits), currency: 'EUR' },
  most_chosen: false,
});

beforeEach(async () => {
  sessionStorage.clear();
  await serveApi({
    'GET /api/packages.php': () => ({
      body: { packages: [packageOf('p1', 10, 1000), packageOf('p2', 25, 2250, 10)], discount: null },
    }),
  });
});

test('[8.012] not enough credits: what is needed, what is there, and a button to buy', async () => {
  await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'not_enough_credits', needed: 2 } },
    user: userOf({ credits: 1 }),
  });
  expect(screen.getByRole('dialog', { name: 'Not enough credits' })).toHaveTextContent(
    'This costs 2 credits, and you have 1.',
  );
  expect(screen.getByRole('link', { name: 'See all packages' })).toHaveAttribute('href', '/premium');
});

test('[8.013] something for Premium members leads to Premium, and can be left', async () => {
  const { user, frame } = await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'premium_only' } },
    user: userOf(),
  });
  expect(screen.getByRole('dialog', { name: 'For Premium members' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(frame.closed).toEqual(['buy-alert']);
});

test('a Premium member without credits is led to the credits', async () => {
  await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'not_enough_credits' } },
    user: userOf({ paid_user: true }),
  });
  expect(screen.getByRole('link', { name: 'See all packages' })).toHaveAttribute('href', '/credits');
});

test('the packages are in the sheet with their prices, and the tab stores the way back to the conversation', async () => {
  const back = { path: '/chats/c1', name: 'Nadia' };
  const { user, frame, at } = await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'not_enough_credits', needed: 1, back } },
    user: userOf({ credits: 0 }),
  });
  await user.click(await screen.findByRole('link', { name: /25 credits Save 10%\s*€22\.50/ }));
  expect(at()).toBe('/credits/p2');
  expect(frame.closed).toEqual(['buy-alert']);
  expect(readWayBack()).toEqual(back);
});

test.each([
  'not json',
  '"/chats/c1"',
  '{"path":"//elsewhere.example","name":"Nadia"}',
  '{"path":"/chats/c1"}',
])('a way back that this site did not store is ignored: %s', (entry) => {
  sessionStorage.setItem('rv.buying.back', entry);
  expect(readWayBack()).toBeNull();
});

test('[8.013] the alert about something for Premium members has a button to buy', async () => {
  await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'premium_only' } },
    user: userOf(),
  });
  expect(screen.getByRole('link', { name: 'See all packages' })).toHaveAttribute('href', '/premium');
});
