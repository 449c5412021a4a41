import { screen, within } from '@testing-library/react';
import { pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const show = async (page: ReturnType<typeof pageOf>) =>
  serveApi({
    'GET /api/suggestions.php': () => ({ body: { items: [] } }),
    'GET /api/member.php': () => ({ body: page }),
  });

test('[6.002] a gift asks a visitor to log in', async () => {
  await show(pageOf('visited'));
  const { user, frame } = await renderRemote(remote, { at: '/members/visited' });
  await user.click((await screen.findAllByRole('button', { name: 'Send Visited a gift, 2 credits' }))[0]!);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('To send Visited a gift you need to be logged in.');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(frame.opened).toEqual([]);
});

test('[2.069] the button for a gift and the line to begin with open their dialogs', async () => {
  await show(pageOf('given'));
  const { user, frame } = await renderRemote(remote, { at: '/members/given', user: userOf() });
  await user.click((await screen.findAllByRole('button', { name: 'Send Given a gift, 2 credits' }))[0]!);
  await user.click(await screen.findByText('Break the ice'));
  expect(frame.opened).toEqual([
    { slot: 'gift', props: { member: 'given' } },
    { slot: 'icebreaker', props: { member: 'given' } },
  ]);
});

test('a gift to a fictional profile says that it is free', async () => {
  await show(pageOf('invented', { fictional: true }));
  await renderRemote(remote, { at: '/members/invented', user: userOf() });
  expect((await screen.findAllByRole('button', { name: /a gift, Free$/ })).length).toBeGreaterThan(0);
});
