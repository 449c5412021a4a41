import { screen, waitFor, within } from '@testing-library/react';
import type { OpsOperator } from '@rendezvous/contract/operators/staff/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, operatorOf as meOf, pageOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

const operatorOf = (changed: Partial<OpsOperator>): OpsOperator => ({
  id: 'o-bea',
  name: 'bea',
  role: 'support',
  active: true,
  second_factor: true,
  passkeys: 0,
  created_at: '2026-11-01T10:00:00Z',
  last_seen_at: null,
  ...changed,
});

test('an operator is added, and their key is shown once', async () => {
  let tries = 0;
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/operators': () => ({ body: { items: [] } }),
      'POST /api/ops/operators': () =>
        (tries += 1) === 1
          ? refusal(409, 'duplicate')
          : { status: 201, body: { operator: operatorOf({}), key: 'the-only-key' } },
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/operators' });
  const name = await screen.findByLabelText('Name');
  await user.type(name, 'bea');
  await user.selectOptions(screen.getByLabelText('Role'), 'reviewer');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/There is, or was/)).toBeVisible();
  await user.type(name, '2');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('the-only-key')).toBeVisible();
  expect(api.callsOf('POST /api/ops/operators')[1]!.body).toEqual({ name: 'bea2', role: 'reviewer' });
  await user.click(screen.getByRole('button', { name: 'I’ve got it' }));
  expect(screen.queryByText('the-only-key')).toBeNull();
});

test('another operator gets a new role; the own row has no acts', async () => {
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/operators': () => ({
        body: { items: [operatorOf({}), operatorOf({ id: 'o-ada', name: 'ada', role: 'admin' })] },
      }),
      'PUT /api/ops/operators': () => ({ body: { operator: operatorOf({ role: 'reviewer' }) } }),
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/operators' });
  await user.click(await screen.findByRole('button', { name: 'Change the role: bea' }));
  expect(screen.queryByRole('button', { name: /: ada$/ })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Role'), 'reviewer');
  await user.click(dialog.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('PUT /api/ops/operators')[0]!.body).toEqual({ operator: 'o-bea', role: 'reviewer' });
});

test('the record shows acts, filtered by operator', async () => {
  const entry = { id: 'a1', at: '2026-11-20T10:00:00Z', operator: 'ada', action: 'member.suspend' };
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/audit': ({ query }) => ({
        body: query.get('operator')
          ? pageOf()
          : pageOf({ ...entry, subject: 'm-bo', detail: '{"reason":"spam"}' }),
      }),
    }),
  );
  const { user, at } = await renderRemote(remote, { at: '/ops/audit' });
  expect(await screen.findByText(/member.suspend/)).toBeVisible();
  expect(screen.getByText('{"reason":"spam"}')).toBeVisible();
  await user.type(screen.getByLabelText('Operator'), 'bea{Enter}');
  expect(await screen.findByText('Nothing on record for this')).toBeVisible();
  expect(at()).toBe('/ops/audit?operator=bea');
});

test('reasons for leaving are counted by month, with remarks beside them', async () => {
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/leaving': () => ({
        body: {
          items: [
            { month: '2026-10-01', reason: 'price', count: 2 },
            { month: '2026-11-01', reason: 'price', count: 5 },
          ],
        },
      }),
      'GET /api/ops/leaving-remarks': () => ({
        body: pageOf({ at: '2026-11-20T10:00:00Z', reason: 'price', remarks: 'Half of it would do.' }),
      }),
    }),
  );
  await renderRemote(remote, { at: '/ops/leaving' });
  const row = await screen.findByRole('row', { name: /^Too expensive/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '2']);
  expect(await screen.findByText('Half of it would do.')).toBeVisible();
});

test.each([
  ['confirmed, the act is done with what was typed', 'Confirm', 2],
  ['cancelled, what was typed stays and nothing is reported', 'Close', 1],
])('a proof of long ago is asked for again: %s', async (_end, press, calls) => {
  let isFresh = false;
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/operators': () => ({ body: { items: [] } }),
      'GET /api/ops/passkeys': () => ({ body: { items: [] } }),
      'POST /api/ops/second-factor': () => {
        isFresh = true;
        return { body: { operator: meOf('admin') } };
      },
      'POST /api/ops/operators': () =>
        isFresh
          ? { status: 201, body: { operator: operatorOf({}), key: 'the-only-key' } }
          : refusal(403, 'reauthentication_required'),
    }),
  );
  const { user, frame } = await renderRemote(remote, { at: '/ops/operators' });
  await user.type(await screen.findByLabelText('Name'), 'bea');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Still you?' }));
  if (calls === 2) await user.type(dialog.getByLabelText(/^Code for/), '123456');
  await user.click(dialog.getByRole('button', { name: press }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Still you?' })).toBeNull());
  await waitFor(() => expect(api.callsOf('POST /api/ops/operators')).toHaveLength(calls));
  if (calls === 2) expect(await screen.findByText('the-only-key')).toBeVisible();
  else expect(screen.getByLabelText('Name')).toHaveValue('bea');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame.toasts).toEqual([]);
});
