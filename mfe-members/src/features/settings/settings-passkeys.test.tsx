import { screen, waitFor, within } from '@testing-library/react';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import {
  CREATION_OPTIONS,
  givePasskeys,
  SENT_CREATION,
  type PasskeyBrowser,
} from '@rendezvous/testing/passkeys';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';
import { daan } from '#src/test/settings-page.ts';

const PATH = '/api/passkey.php';

let api: ApiDouble;
let restore: () => void;
afterEach(() => restore());

const passkeyOf = (more: Partial<Passkey> = {}): Passkey => ({
  id: 'key1',
  name: 'Blue phone',
  created_at: '2026-03-01T10:00:00.000Z',
  last_used_at: null,
  ...more,
});

/** Opens the part with these passkeys. The double stores what is added, renamed and removed. */
async function open(items: Passkey[], browser: PasskeyBrowser | null = {}, begin?: () => Answer) {
  let stored = items;
  api = await serveApi({
    [`GET ${PATH}`]: () => ({ body: { items: stored } }),
    [`POST ${PATH}`]: ({ query, body }) => {
      if (query.get('step') === 'options') return begin?.() ?? { body: CREATION_OPTIONS };
      const passkey = passkeyOf({ id: 'key2', name: (body as { name: string }).name });
      stored = [passkey, ...stored];
      return { status: 201, body: { passkey } };
    },
    [`PUT ${PATH}`]: ({ body }) => {
      stored = stored.map((one) => ({ ...one, ...(body as object) }));
      return { body: { passkey: stored[0] } };
    },
    [`DELETE ${PATH}`]: ({ query }) => {
      stored = stored.filter(({ id }) => id !== query.get('id'));
      return { status: 204 };
    },
  });
  restore = browser ? givePasskeys(browser) : () => undefined;
  const page = await renderRemote(remote, { at: '/settings', user: daan });
  const part = within(await screen.findByRole('region', { name: 'Passkeys' }));
  const press = async (name: string) => page.user.click(await part.findByRole('button', { name }));
  return { ...page, part, press };
}

test('a member without passkeys adds one, which is called after the device', async () => {
  const { part, press, frame } = await open([]);
  expect(await part.findByText('You don’t have one yet.')).toBeInTheDocument();
  await press('Add a passkey');
  expect(await part.findByRole('button', { name: /^Remove / })).toBeInTheDocument();
  expect(part.getByText(/not used yet/)).toBeInTheDocument();
  expect(frame.toasts.at(-1)?.text).toBe('Passkey added');
  const sent = api.callsOf(`POST ${PATH}`).at(-1)!.body as { name: string; credential: object };
  expect(sent.credential).toEqual(SENT_CREATION);
  expect(sent.name.length).toBeGreaterThan(2);
});

test('a passkey shows when it came and was last used, and can be renamed', async () => {
  const { part, press, user } = await open([passkeyOf({ last_used_at: '2026-03-04T10:00:00.000Z' })]);
  expect(await part.findByText('Added 1 Mar 2026 · last used 4 Mar 2026')).toBeInTheDocument();
  await press('Rename Blue phone');
  const field = part.getByLabelText('Name of the passkey');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.paste(' Red phone ');
  await user.keyboard('{Enter}');
  expect(await part.findByText('Red phone')).toBeInTheDocument();
  await waitFor(() => expect(part.getByRole('button', { name: 'Rename Red phone' })).toHaveFocus());
  expect(api.callsOf(`PUT ${PATH}`)[0]!.body).toEqual({ id: 'key1', name: 'Red phone' });
});

test('a passkey is removed after a question, and the focus stays in the part', async () => {
  const { part, press, user, frame } = await open([passkeyOf()]);
  await press('Remove Blue phone');
  const question = within(await screen.findByRole('dialog', { name: 'Remove “Blue phone”?' }));
  await user.click(question.getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf(`DELETE ${PATH}`)).toEqual([]);
  await press('Remove Blue phone');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await part.findByText('You don’t have one yet.')).toBeInTheDocument();
  expect(api.callsOf(`DELETE ${PATH}`)[0]!.query.get('id')).toBe('key1');
  expect(frame.toasts.at(-1)?.text).toBe('Passkey removed');
  await waitFor(() => expect(part.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});

test('a device with a passkey shows an error; a cancelled prompt shows none', async () => {
  const { part, press } = await open([passkeyOf()], { fails: 'InvalidStateError' });
  await press('Add a passkey');
  expect(await part.findByText('This device already has a passkey for your account.')).toBeInTheDocument();
  restore();
  restore = givePasskeys({ fails: 'NotAllowedError' });
  await press('Add a passkey');
  await waitFor(() => expect(part.queryByText(/already has a passkey/)).not.toBeInTheDocument());
  await waitFor(() =>
    expect(part.getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy'),
  );
  expect(part.queryByRole('alert')).not.toBeInTheDocument();
});

test('an old log-in asks for the password before a passkey is made', async () => {
  const { press, user } = await open([], {}, () => refusal(403, 'reauthentication_required'));
  await press('Add a passkey');
  expect(await screen.findByRole('dialog', { name: 'Still you?' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(`POST ${PATH}`)).toHaveLength(1);
});

test('a browser without passkeys shows a sentence, and the list with its buttons to remove', async () => {
  const { part } = await open([passkeyOf()], null);
  expect(await part.findByText(/This browser can’t make passkeys here/)).toBeInTheDocument();
  expect(await part.findByRole('button', { name: 'Remove Blue phone' })).toBeInTheDocument();
  expect(part.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
