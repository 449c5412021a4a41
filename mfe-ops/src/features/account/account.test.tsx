import { screen, waitFor, within } from '@testing-library/react';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import {
  CREATION_OPTIONS,
  givePasskeys,
  REQUEST_OPTIONS,
  SENT_CREATION,
  SENT_PROOF,
  type PasskeyBrowser,
} from '@rendezvous/testing/passkeys';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, operatorOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
let restore: () => void;
afterEach(() => restore());

const keyOf = (more: Partial<Passkey> = {}): Passkey => ({
  id: 'key1',
  name: 'Key ring',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  ...more,
});
const STALE = refusal(403, 'reauthentication_required');

/** Opens the room with these passkeys. The double stores what is added, renamed and removed. */
async function open(items: Passkey[], browser: PasskeyBrowser, more: Handlers = {}) {
  let stored = items;
  api = await serveApi(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/passkeys': () => ({ body: { items: stored } }),
      'POST /api/ops/passkey-begin': () => ({ body: CREATION_OPTIONS }),
      'POST /api/ops/passkeys': ({ body }) => {
        const passkey = keyOf({ id: 'key2', name: (body as { name: string }).name });
        stored = [passkey, ...stored];
        return { status: 201, body: { passkey } };
      },
      'PUT /api/ops/passkeys': ({ body }) => {
        stored = stored.map((one) => ({ ...one, ...(body as object) }));
        return { body: { passkey: stored[0] } };
      },
      'DELETE /api/ops/passkeys': ({ query }) => {
        stored = stored.filter(({ id }) => id !== query.get('id'));
        return { status: 204 };
      },
      ...more,
    }),
  );
  restore = givePasskeys(browser);
  const page = await renderRemote(remote, { at: '/ops/account' });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}

test('an operator names and adds a passkey, renames it and removes it; the app stays', async () => {
  const { user, press } = await open([], {});
  await user.type(await screen.findByLabelText('Name of the passkey'), 'Work laptop');
  await press('Add a passkey');
  expect(await screen.findByText('Work laptop')).toBeVisible();
  expect(api.callsOf('POST /api/ops/passkeys')[0]!.body).toEqual({
    name: 'Work laptop',
    credential: SENT_CREATION,
  });
  expect(screen.getByLabelText('Name of the passkey')).toHaveValue('');

  await press('Rename Work laptop');
  const field = screen.getAllByLabelText('Name of the passkey')[0]!;
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Old laptop');
  await press('Save the name');
  expect(await screen.findByRole('button', { name: 'Rename Old laptop' })).toHaveFocus();
  await press('Remove Old laptop');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Old laptop')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus());
  expect(screen.getByText('Authenticator app')).toBeVisible();
  expect(api.callsOf('DELETE /api/ops/passkeys')[0]!.query.get('id')).toBe('key2');
});

test('an old second factor is asked for again, by a code or a passkey, and the act continues with the typed values', async () => {
  let isFresh = false;
  const ifFresh = (answer: Answer) => () => (isFresh ? answer : STALE);
  const prove = () => {
    isFresh = true;
    return { body: { operator: operatorOf('reviewer') } };
  };
  const { user, press } = await open(
    [keyOf()],
    {},
    {
      'POST /api/ops/passkey-begin': ifFresh({ body: CREATION_OPTIONS }),
      'POST /api/ops/passkey-options': () => ({ body: REQUEST_OPTIONS }),
      'POST /api/ops/passkey-proof': prove,
      'POST /api/ops/second-factor': prove,
      'DELETE /api/ops/passkeys': ifFresh({ status: 204 }),
    },
  );
  await user.type(await screen.findByLabelText('Name of the passkey'), 'Phone');
  await press('Add a passkey');
  const dialog = await screen.findByRole('dialog', { name: 'Still you?' });
  await user.click(within(dialog).getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('Phone')).toBeVisible();
  expect(api.callsOf('POST /api/ops/passkey-proof')[0]!.body).toEqual({ credential: SENT_PROOF });

  isFresh = false;
  await press('Remove Key ring');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await user.type(await screen.findByLabelText('Code for ada'), '123456');
  await press('Confirm');
  await waitFor(() => expect(api.callsOf('DELETE /api/ops/passkeys')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a passkey the browser did not make leaves the name typed and says why', async () => {
  const { user, press } = await open([], { fails: 'InvalidStateError' });
  const field = await screen.findByLabelText('Name of the passkey');
  await user.type(field, 'Phone');
  await press('Add a passkey');
  expect(await screen.findByText(/already has a passkey/)).toBeVisible();
  expect(field).toHaveValue('Phone');
  expect(api.callsOf('POST /api/ops/passkeys')).toEqual([]);
});
