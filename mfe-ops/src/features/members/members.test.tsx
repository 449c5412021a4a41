import { screen, waitFor, within } from '@testing-library/react';
import type { OpsMeasureBody } from '@rendezvous/contract/operators/members/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, memberOf, pageOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

test('a search leads to members, and one of them to their page', async () => {
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/members': () => ({ body: pageOf(memberOf({ status: 'suspended', fictional: true })) }),
      'GET /api/ops/member': () => ({ body: { member: memberOf() } }),
    }),
  );
  const { user, at } = await renderRemote(remote, { at: '/ops/members' });
  await user.type(await screen.findByLabelText('Find a member'), 'b');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('At least 2 characters, please.')).toBeVisible();
  await user.type(screen.getByLabelText('Find a member'), 'o{Enter}');
  const found = await screen.findByRole('link', { name: /bo@example.com/ });
  expect(found).toHaveTextContent(/Fictional.*Suspended/);
  expect(api.callsOf('GET /api/ops/members')[0]!.query.get('q')).toBe('bo');
  await user.click(found);
  expect(await screen.findByRole('heading', { level: 1, name: 'bo' })).toBeVisible();
  expect(at()).toBe('/ops/members/m-bo');
});

test('an address with less than a search needs is a search that has not begun', async () => {
  await serve(asOperator<Handlers>('support', {}));
  await renderRemote(remote, { at: '/ops/members?q=b' });
  expect(await screen.findByText('Who is it about?')).toBeVisible();
  expect(screen.getByLabelText('Find a member')).toHaveValue('b');
});

test('a member is suspended with facts, rule and source, restored with a reason, and the history shows both', async () => {
  let member = memberOf();
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/member': () => ({ body: { member } }),
      'POST /api/ops/member-suspend': ({ body }) => {
        const { member: _member, ...statement } = body as OpsMeasureBody;
        member = memberOf({
          status: 'suspended',
          measures: [
            {
              kind: 'suspend',
              at: '2026-11-21T10:00:00Z',
              operator: 'ada',
              told: null,
              reason: '',
              ...statement,
            },
          ],
        });
        return { status: 204 };
      },
      'POST /api/ops/member-restore': () => refusal(409, 'duplicate'),
    }),
  );
  const { user, frame } = await renderRemote(remote, { at: '/ops/members/m-bo' });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend bo?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('This field is required.')).toBeVisible();
  expect(dialog.getAllByText('Choose one of the options.')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Facts, for the member'), 'Sells things');
  await user.selectOptions(dialog.getByLabelText('Rule'), 'Money, sex for sale, advertising');
  await user.selectOptions(dialog.getByLabelText('How we know'), 'Our own look');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(frame.toasts[0]?.text).toBe('bo is suspended'));
  expect(api.callsOf('POST /api/ops/member-suspend')[0]!.body).toEqual({
    member: 'm-bo',
    facts: 'Sells things',
    rule: 'money',
    source: 'own_look',
  });
  expect(screen.getByText('Sells things')).toBeVisible();
  expect(screen.getByText('Money, sex for sale, advertising · Our own look')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.type(screen.getByLabelText('Reason, for the record'), 'A mistake');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('That’s been done already.')).toBeVisible();
  expect(screen.getByLabelText('Reason, for the record')).toHaveValue('A mistake');
});

test('a support operator has no way to send a profile to review', async () => {
  await serve(
    asOperator<Handlers>('support', { 'GET /api/ops/member': () => ({ body: { member: memberOf() } }) }),
  );
  await renderRemote(remote, { at: '/ops/members/m-bo' });
  await screen.findByRole('button', { name: 'Suspend' });
  expect(screen.queryByRole('button', { name: 'Send to review' })).toBeNull();
});

test('an erased member has a page that says so', async () => {
  await serve(asOperator<Handlers>('admin'));
  await renderRemote(remote, { at: '/ops/members/m-gone' });
  expect(await screen.findByRole('heading', { name: 'No such member' })).toBeVisible();
});
