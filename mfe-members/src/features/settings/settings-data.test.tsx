import { screen, waitFor, within } from '@testing-library/react';
import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const READ = 'GET /api/export-state.php';
const ORDER = 'POST /api/export.php';
const OPEN = 'POST /api/export-open.php';
const NONE: ExportResponse = { state: 'none', requested_at: null, expires_at: null, bytes: null };
const PREPARING: ExportResponse = { ...NONE, state: 'preparing', requested_at: '2026-11-24T05:00:00.000Z' };
const READY: ExportResponse = {
  state: 'ready',
  requested_at: '2026-11-24T05:00:00.000Z',
  expires_at: '2026-11-25T05:00:00.000Z',
  bytes: 12_340_000,
};

let api: ApiDouble;

/** Opens the settings with answers to the calls about the copy. */
async function open(answers: Record<string, () => Answer>) {
  api = await serveApi(answers);
  const settings = { capabilities: ['data_download' as const, 'account_settings' as const] };
  const page = await renderRemote(remote, { at: '/settings', user: userOf(), settings });
  const part = within(await screen.findByRole('region', { name: 'Download your data' }));
  return { ...page, part };
}

/** Addresses that the browser saves. */
function watchSaving(): string[] {
  const saved: string[] = [];
  const note = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLAnchorElement) || !target.hasAttribute('download')) return;
    event.preventDefault();
    saved.push(new URL(target.href).pathname);
  };
  document.addEventListener('click', note);
  stopWatching = () => document.removeEventListener('click', note);
  return saved;
}
let stopWatching = () => {};
afterEach(() => stopWatching());

test('a request is confirmed at once: the copy is being put together, and an e-mail will follow', async () => {
  let now = NONE;
  const { user, part } = await open({
    [READ]: () => ({ body: now }),
    [ORDER]: () => ({ status: 202, body: (now = PREPARING) }),
  });
  await user.click(await part.findByRole('button', { name: 'Request my data' }));
  expect(await part.findByText(/We’ll e-mail you when it’s ready/)).toBeInTheDocument();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect(api.callsOf(ORDER)).toHaveLength(1);
});

test('a copy that is being put together shows by itself once it is ready', async () => {
  const states = [PREPARING, PREPARING];
  const { part } = await open({ [READ]: () => ({ body: states.shift() ?? READY }) });
  expect(await part.findByText(/^We’re putting it together/)).toBeInTheDocument();
  expect(
    await part.findByRole('button', { name: 'Download (12.3 MB)' }, { timeout: 9_000 }),
  ).toBeInTheDocument();
});

test('a ready copy shows until when, and is saved after the password where the log-in is old', async () => {
  const saved = watchSaving();
  const answers = [refusal(403, 'reauthentication_required'), { status: 204 }];
  const { user, part } = await open({
    [READ]: () => ({ body: READY }),
    [OPEN]: () => answers.shift()!,
    'POST /api/reauthenticate.php': () => ({ status: 204 }),
  });
  expect(
    await part.findByText(/^Your data is ready. You can download it until 25 November 2026/),
  ).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Download (12.3 MB)' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'violet-harbour-42{Enter}');
  await waitFor(() => expect(saved).toEqual(['/api/export.php']));
});

test('a copy that no longer exists is reported, and another can be requested', async () => {
  const saved = watchSaving();
  const states = [READY];
  const { user, part } = await open({
    [READ]: () => ({ body: states.shift() ?? NONE }),
    [OPEN]: () => refusal(404, 'not_found'),
  });
  await user.click(await part.findByRole('button', { name: /^Download/ }));
  expect(await part.findByRole('button', { name: 'Request my data' })).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('a copy that failed says so, and the limit of a day is shown where the button was pressed', async () => {
  const { user, part, frame } = await open({
    [READ]: () => ({ body: { ...NONE, state: 'failed' } }),
    [ORDER]: () => refusal(429, 'export_limit', { params: { limit: 2 } }),
  });
  expect(await part.findByText('That didn’t work this time. Please request it again.')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Request my data' }));
  await waitFor(() =>
    expect(frame.toasts.at(-1)?.text).toBe('You can request your data 2 times a day. Try again tomorrow.'),
  );
});

test('a state that did not load can be asked for again', async () => {
  let isAway = true;
  const { user, part } = await open({ [READ]: () => (isAway ? refusal(400, 'malformed') : { body: NONE }) });
  const again = await part.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(again);
  expect(await part.findByRole('button', { name: 'Request my data' })).toBeInTheDocument();
});
