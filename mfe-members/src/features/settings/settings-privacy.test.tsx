import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConsentItem } from '@rendezvous/contract/resources/consents/schemas';
import { PROFILE_CONSENT, PROFILE_CONSENTS } from '@rendezvous/contract/resources/signup/values';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) =>
  (api = await serveApi({
    'GET /api/block.php': () => ({ body: { items: [] } }),
    'GET /api/consents.php': () => ({ body: { items: [given] } }),
    ...handlers,
  }));

const given: ConsentItem = {
  id: 'c1',
  kind: 'profile',
  version: PROFILE_CONSENT,
  language: 'en',
  given_at: '2026-11-20T10:00:00.000Z',
  withdrawn_at: null,
};
const withdrawn = { ...given, withdrawn_at: '2026-11-24T09:00:00.000Z' };
async function open() {
  const page = await renderRemote(remote, { at: '/settings', user: userOf() });
  // The cache outlives a test, as it outlives a screen.
  return page;
}
const part = (name: string) => screen.findByRole('region', { name });

test('[4.041] blocked members are in the settings, asked for again where they did not load; an unblocked one can be blocked again', async () => {
  let blocked = [cardOf('nadia'), cardOf('rosa')];
  let fails = true;
  await serve({
    'GET /api/block.php': () => (fails ? refusal(400, 'malformed') : { body: { items: blocked } }),
    'DELETE /api/block.php': ({ body }) => {
      blocked = blocked.filter(({ id }) => id !== (body as { member: string }).member);
      return { status: 204 };
    },
    'POST /api/block.php': () => ((blocked = [cardOf('nadia'), ...blocked]), { status: 204 }),
  });
  const { user, frame } = await open();
  const list = within(await part('Blocked members'));
  expect(await list.findByText('This list didn’t load.')).toBeInTheDocument();
  fails = false;
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByRole('link', { name: 'Nadia' })).toHaveAttribute('href', '/members/nadia');
  await user.click(list.getByRole('button', { name: 'Unblock Nadia' }));
  await waitFor(() => expect(list.queryByText('Nadia')).toBeNull());
  expect(list.getByText('Rosa')).toBeInTheDocument();
  expect(api.callsOf('DELETE /api/block.php')[0]?.body).toEqual({ member: 'nadia' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Blocked members' })).toHaveFocus());
  expect(frame.refreshed).toEqual(expect.arrayContaining(['likes', 'chats']));
  const toast = frame.toasts.at(-1)!;
  expect(toast.text).toBe('Nadia is no longer blocked.');
  act(() => toast.action!.run());
  expect(await list.findByText('Nadia')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Unblock Nadia' }));
  await waitFor(() => expect(list.queryByText('Nadia')).toBeNull());
  await user.click(list.getByRole('button', { name: 'Unblock Rosa' }));
  expect(await list.findByText('You haven’t blocked anyone.')).toBeInTheDocument();
});

test('a consent to an earlier text is asked for again, and what it was given to stays named', async () => {
  const earlier = { ...given, version: PROFILE_CONSENTS[0] };
  const replaced = { ...earlier, withdrawn_at: '2026-11-27T09:00:00.000Z' };
  await serve({
    'GET /api/consents.php': () => ({ body: { items: [earlier] } }),
    'POST /api/consents.php': () => ({ body: { items: [{ ...given, id: 'c2' }, replaced] } }),
  });
  const { user, frame } = await open();
  const consent = within(await part('Your consent'));
  expect(await consent.findByText(/^You agreed to an earlier text/)).toBeInTheDocument();
  expect(consent.getByText(/text of 23 November 2026/)).toBeInTheDocument();
  const [former, next] = ['What you agreed to', 'The new text'].map(
    (name) => consent.getByRole('heading', { name }).parentElement!,
  );
  expect(former).toHaveTextContent(/gender, whom I’m looking for and what I write are shown/);
  expect(next).toHaveTextContent(/my sexuality and interests/);
  expect(consent.getByRole('button', { name: 'Withdraw consent' })).toBeInTheDocument();
  await user.click(consent.getByRole('button', { name: 'Agree to this text' }));
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toMatch(/you agree to the new text/));
  expect(api.callsOf('POST /api/consents.php')[0]?.body).toEqual({
    kind: 'profile',
    version: PROFILE_CONSENT,
  });
  expect(consent.queryByText(/^You agreed to an earlier text/)).toBeNull();
  expect(consent.queryByRole('heading', { name: 'What you agreed to' })).toBeNull();
});

test.each(PROFILE_CONSENTS.slice(0, -1))(
  'the earlier text %s of the consent is beside the new one',
  async (version) => {
    await serve({ 'GET /api/consents.php': () => ({ body: { items: [{ ...given, version }] } }) });
    await open();
    const consent = within(await part('Your consent'));
    expect(await consent.findByRole('heading', { name: 'What you agreed to' })).toBeInTheDocument();
  },
);

test('[3.028] the consent shows its text, version and time; its withdrawal says first what it does', async () => {
  await serve({
    'DELETE /api/consents.php': () => ({ body: { items: [withdrawn] } }),
    'POST /api/consents.php': () => ({ body: { items: [{ ...given, id: 'c2' }, withdrawn] } }),
  });
  const { user, frame } = await open();
  const consent = within(await part('Your consent'));
  expect(await consent.findByText(/^I agree that my gender/)).toBeInTheDocument();
  expect(
    consent.getByText(/^Given on 20 November 2026 at .*, text of 27 November 2026\./),
  ).toBeInTheDocument();
  await user.click(consent.getByRole('button', { name: 'Withdraw consent' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw your consent?' }));
  expect(question.getByText(/hidden straight away, for all members and visitors/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf('DELETE /api/consents.php')).toHaveLength(0);

  await user.click(consent.getByRole('button', { name: 'Withdraw consent' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw consent' }),
  );
  expect(await consent.findByText(/^Your profile is hidden/)).toBeInTheDocument();
  expect(consent.getByText(/Withdrawn on 24 November 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your consent' })).toHaveFocus());

  await user.click(consent.getByRole('button', { name: 'Give consent and show my profile' }));
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toBe('Thank you. Your profile shows again.'));
  expect(api.callsOf('POST /api/consents.php')[0]?.body).toEqual({
    kind: 'profile',
    version: PROFILE_CONSENT,
  });
  expect(consent.queryByText(/^Your profile is hidden/)).toBeNull();
});
