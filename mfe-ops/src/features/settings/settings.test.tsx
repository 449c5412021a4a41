import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, pageOf, settingOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

const listOf = (...items: ReturnType<typeof settingOf>[]) => ({
  body: { domain: '*', domains: ['*', 'one.test'], items },
});
const change = { id: 'c1', key: 'message_credits', domain: '*', at: '2026-11-20T10:00:00Z', operator: 'ada' };

test('the list is narrowed down by name, and shows another domain', async () => {
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/settings': ({ query }) =>
        listOf(
          settingOf({ value: query.get('domain') ? '2' : '1', source: 'domain' }),
          settingOf({ key: 'name', kind: 'text', value: '"Rendezvous"' }),
        ),
    }),
  );
  const { user, at } = await renderRemote(remote, { at: '/ops/settings' });
  expect(await screen.findByRole('link', { name: /name.*Rendezvous/ })).toBeVisible();
  await user.type(screen.getByLabelText('Find a setting'), 'message cr');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Rendezvous/ })).toBeNull());
  await user.selectOptions(screen.getByLabelText('Domain'), 'one.test');
  expect(at()).toBe('/ops/settings?domain=one.test');
  expect(await screen.findByRole('link', { name: /message_credits.*2/ })).toHaveAttribute(
    'href',
    '/ops/settings/message_credits?domain=one.test',
  );
});

test('a number is checked, its difference is shown, and a refusal leaves the dialog open', async () => {
  let value = '1';
  let tries = 0;
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/settings': () => listOf(settingOf({ value })),
      'GET /api/ops/setting-changes': () => ({
        body: value === '1' ? pageOf() : pageOf({ ...change, before: null, after: value }),
      }),
      'PUT /api/ops/settings': ({ body }) => {
        if ((tries += 1) === 1)
          return refusal(422, 'validation_failed', { errors: [{ field: 'value', code: 'not_allowed' }] });
        value = (body as { value: string }).value;
        return { body: { setting: settingOf({ value, source: 'all' }) } };
      },
    }),
  );
  const { user, frame } = await renderRemote(remote, { at: '/ops/settings/message_credits' });
  const field = await screen.findByLabelText('Value');
  const look = screen.getByRole('button', { name: 'See the difference' });
  expect(look).toBeDisabled();
  await user.clear(field);
  await user.type(field, '500');
  await user.click(look);
  expect(screen.getByText('At most 100, please.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '3');
  await user.click(look);
  const dialog = within(screen.getByRole('dialog', { name: 'Save this?' }));
  expect(dialog.getByRole('group', { name: 'Difference' })).toHaveTextContent('Removed: − 1Added: + 3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose one of the options.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toMatch(/^Saved/));
  expect(api.callsOf('PUT /api/ops/settings')[1]!.body).toEqual({
    key: 'message_credits',
    domain: '*',
    value: '3',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('nothing set')).toBeVisible();
});

test('a change is undone from the history', async () => {
  await serve(
    asOperator<Handlers>('admin', {
      'GET /api/ops/settings': () => listOf(settingOf({ value: '2', source: 'all' })),
      'GET /api/ops/setting-changes': () => ({ body: pageOf({ ...change, before: '1', after: '2' }) }),
      'POST /api/ops/setting-undo': () => ({ body: { setting: settingOf() } }),
    }),
  );
  const { user, frame } = await renderRemote(remote, { at: '/ops/settings/message_credits' });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('The value from before is back'));
  expect(api.callsOf('POST /api/ops/setting-undo')[0]!.body).toEqual({ change: 'c1' });
});

test('a support operator reads a setting and has no field to change it', async () => {
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/settings': () => listOf(settingOf({ value: '["NL"]', kind: 'json' })),
      'GET /api/ops/setting-changes': () => ({ body: pageOf({ ...change, before: '1', after: '2' }) }),
    }),
  );
  await renderRemote(remote, { at: '/ops/settings/message_credits' });
  expect(await screen.findByText(/"NL"/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
