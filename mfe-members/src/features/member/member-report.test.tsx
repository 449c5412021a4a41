import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { serveMember } from '#src/test/member-page.ts';

test('[2.069] a member is reported for a reason, in own words, and blocked in the same act', async () => {
  const api = await serveMember(pageOf('nadia'), {
    'POST /api/report.php': () => ({ status: 201, body: { ticket: 'ABCDE-23456' } }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByText('Report Nadia'));
  const dialog = await screen.findByRole('dialog', { name: 'Report Nadia' });
  const send = within(dialog).getByRole('button', { name: 'Send the report' });
  await user.click(send);
  expect(await within(dialog).findByText('This field is required.')).toBeVisible();
  await user.selectOptions(within(dialog).getByLabelText('What’s wrong?'), 'money');
  await user.type(within(dialog).getByLabelText('What should we know? (optional)'), 'Wants 200 euros');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Block Nadia too' }));
  await user.click(send);
  expect(await screen.findByText('ABCDE-23456')).toBeVisible();
  expect(screen.getByText('Nadia is blocked as well.')).toBeVisible();
  expect(api.callsOf('POST /api/report.php').map(({ body }) => body)).toEqual([
    { member: 'nadia', reason: 'money', text: 'Wants 200 euros', block: true },
  ]);
  // The page is read again: it now shows the block.
  await waitFor(() => expect(api.callsOf('GET /api/member.php').length).toBeGreaterThan(1));
});

test('[2.069] the slot of reports reports a member or a message of theirs, by its id, and closes', async () => {
  const api = await serveApi({
    'POST /api/report.php': () => ({ status: 201, body: { ticket: 'ABCDE-23456' } }),
  });
  const props = { member: 'nadia', name: 'Nadia', message: 'm1' };
  const { user, frame } = await renderRemote(remote, { slot: { name: 'report', props }, user: userOf() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message from Nadia' }));
  await user.selectOptions(dialog.getByLabelText('What’s wrong?'), 'harassment');
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(api.callsOf('POST /api/report.php').map(({ body }) => body)).toEqual([
    { message: 'm1', reason: 'harassment' },
  ]);
  expect(frame.closed).toEqual(['report']);
});
