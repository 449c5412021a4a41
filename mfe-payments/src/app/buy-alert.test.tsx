import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

test('[8.012] not enough credits: what it takes, what is there, and a button to buy', async () => {
  await renderRemote(remote, {
    slot: { name: 'buy-alert', props: { reason: 'not_enough_credits', needed: 2 } },
    user: userOf({ credits: 1 }),
  });
  expect(screen.getByRole('dialog', { name: 'Not enough credits' })).toHaveTextContent(
    'This takes 2 credits, and you have 1.',
  );
  expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
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
  expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
});
