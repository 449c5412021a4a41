import { screen, waitFor } from '@testing-library/react';
import type { Capability } from '@rendezvous/contract/kernel/capabilities';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;

const CODE = {
  code: 'STAY-ABCDEFGH',
  value_percentage: 20,
  currency: null,
  minimum_order_value: null,
  country: null,
  user_id: 'u',
  expires: null,
  status: 'active',
  validity: 'once',
  expired: false,
  paymentmethods: [],
  now: '2026-11-24T00:00:00.000Z',
};
const called = (method: string, path: string) =>
  api.calls.filter((one) => one.method === method && one.path.startsWith(path)).map(({ body }) => body);

async function open(handlers: Handlers, user = userOf({ credits: 3 })) {
  api = await serveApi(handlers);
  const capabilities: Capability[] = ['account_deletion', 'account_settings'];
  const page = await renderRemote(remote, { at: '/settings', user, settings: { capabilities } });
  await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return page;
}

async function fill({ user }: Awaited<ReturnType<typeof open>>, reason: string) {
  await user.selectOptions(screen.getByLabelText('Why are you leaving?'), reason);
  await user.click(screen.getByLabelText('Your password'));
  await user.paste('halfway-there-2');
}
const submit = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Delete my account' }));

test('[2.080] [3.020] the form offers the seven reasons and remarks, and deletes with the answers', async () => {
  const page = await open({ 'DELETE /api/user.php': () => ({ status: 204 }) });
  expect(screen.getByLabelText('Why are you leaving?')).toHaveFocus();
  const reasons = [...screen.getByLabelText('Why are you leaving?').querySelectorAll('option')].map(
    ({ value }) => value,
  );
  expect(reasons).toEqual([
    '',
    'price',
    'found_someone',
    'not_looking',
    'site_problems',
    'no_members',
    'time',
    'other',
  ]);
  expect(screen.getByText('Your 3 credits go with the account.')).toBeInTheDocument();
  await fill(page, 'found_someone');
  await page.user.click(screen.getByLabelText('Anything we should know? (optional)'));
  await page.user.paste(' Thank you! ');
  expect(screen.getByText('488 characters left')).toBeInTheDocument();
  await submit(page);
  await waitFor(() => expect(page.at()).toBe('/account-deleted'));
  expect(called('DELETE', '/api/user.php')).toEqual([
    { reason: 'found_someone', password: 'halfway-there-2', remarks: 'Thank you!' },
  ]);
});

test('nothing is sent without a reason and a password', async () => {
  const page = await open({});
  await submit(page);
  expect(screen.getByLabelText('Why are you leaving?')).toHaveFocus();
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(called('DELETE', '/api/user.php')).toEqual([]);
});

test('a wrong password is shown at its field and nothing typed is lost', async () => {
  const page = await open({ 'DELETE /api/user.php': () => refusal(401, 'login_failed') });
  await fill(page, 'time');
  await submit(page);
  expect(await screen.findByText('That’s not the password of this account.')).toBeInTheDocument();
  expect(screen.getByLabelText('Your password')).toHaveValue('halfway-there-2');
  expect(screen.getByLabelText('Why are you leaving?')).toHaveValue('time');
});

test('the password of the form makes an old log-in fresh, without another question', async () => {
  const answers = [refusal(403, 'reauthentication_required'), { status: 204 }];
  const page = await open({
    'DELETE /api/user.php': () => answers.shift()!,
    'POST /api/reauthenticate.php': () => ({ status: 204 }),
  });
  await fill(page, 'other');
  await submit(page);
  await waitFor(() => expect(page.at()).toBe('/account-deleted'));
  expect(called('POST', '/api/reauthenticate.php')).toEqual([{ password: 'halfway-there-2' }]);
  expect(called('DELETE', '/api/user.php')).toHaveLength(2);
});

test('[3.014] the price as a reason brings the discount once, beside a deletion as large', async () => {
  const page = await open({
    'POST /api/delete-discount.php': () => ({ body: { discountcode: CODE } }),
    'DELETE /api/user.php': () => ({ status: 204 }),
  });
  await fill(page, 'price');
  await submit(page);
  expect(await screen.findByRole('heading', { name: 'Would 20% off change that?' })).toHaveFocus();
  expect(called('DELETE', '/api/user.php')).toEqual([]);
  const discountLink = screen.getByRole('link', { name: 'Use the discount' });
  expect(discountLink).toHaveAttribute('href', '/premium?discountcode=STAY-ABCDEFGH');
  const anyway = screen.getByRole('button', { name: 'Delete anyway' });
  expect(getComputedStyle(anyway).minHeight).toBe(getComputedStyle(discountLink).minHeight);
  await page.user.click(anyway);
  await waitFor(() => expect(page.at()).toBe('/account-deleted'));
  expect(called('POST', '/api/delete-discount.php')).toHaveLength(1);
});

test.each([
  ['nothing is offered', () => ({ body: { discountcode: null } })],
  ['the offer fails', () => refusal(429, 'rate_limited')],
])('where %s, the account is deleted at once', async (_case, answer) => {
  const page = await open({
    'POST /api/delete-discount.php': answer,
    'DELETE /api/user.php': () => ({ status: 204 }),
  });
  await fill(page, 'price');
  await submit(page);
  await waitFor(() => expect(page.at()).toBe('/account-deleted'));
});

test('another reason asks for no discount, and the account can stay', async () => {
  const page = await open({});
  await fill(page, 'time');
  await page.user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  expect(api.calls.filter(({ path }) => path.includes('delete-discount'))).toEqual([]);
});
