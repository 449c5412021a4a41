import { screen, waitFor } from '@testing-library/react';
import { givePasskeys, REQUEST_OPTIONS, SENT_PROOF } from '@rendezvous/testing/passkeys';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { asOperator, operatorOf, pageOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

const LOGGED_OUT = { body: { operator: null } };
const OUT: Handlers = {
  'GET /api/ops/me': () => LOGGED_OUT,
};
/** An API that accepts the second factor of this operator. */
function entering(role: 'admin' | 'reviewer', path: string, answers: Answer[] = []): Handlers {
  let isIn = false;
  return {
    'GET /api/ops/me': () => (isIn ? { body: { operator: operatorOf(role) } } : LOGGED_OUT),
    [`POST ${path}`]: () => {
      const answer = answers.shift();
      isIn = answer === undefined;
      return answer ?? { body: { operator: operatorOf(role) } };
    },
  };
}
const ENROLMENT = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0h7v1h-7z' } };

async function typeKey(user: Awaited<ReturnType<typeof renderRemote>>['user'], key: string) {
  await user.type(await screen.findByLabelText('Your key'), key);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
}

test('key, enrolment and code lead to the first room of the role', async () => {
  await serve({
    ...entering('admin', '/api/ops/second-factor'),
    'POST /api/ops/log-in': () => ({ body: { name: 'ada', enrolment: ENROLMENT, passkeys: false } }),
    'GET /api/ops/members': () => ({ body: pageOf() }),
  });
  const { user } = await renderRemote(remote, { at: '/ops' });
  await typeKey(user, ' a-key ');
  expect(await screen.findByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Code for ada'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  expect(api.callsOf('POST /api/ops/log-in')[0]!.body).toEqual({ key: 'a-key' });
  expect(api.callsOf('POST /api/ops/second-factor')[0]!.body).toEqual({ code: '123456' });
});

test('a wrong key stays typed, a wrong code is cleared, and a lock-out shows its time', async () => {
  const answers = [
    refusal(422, 'code_invalid'),
    refusal(403, 'account_blocked', { params: { minutes: 15 } }),
    refusal(403, 'authentication_required', { authentication_required: true }),
  ];
  let tries = 0;
  await serve({
    ...OUT,
    'POST /api/ops/log-in': () =>
      (tries += 1) === 1
        ? refusal(403, 'login_failed')
        : { body: { name: 'ada', enrolment: null, passkeys: false } },
    'POST /api/ops/second-factor': () => answers.shift()!,
  });
  const { user } = await renderRemote(remote, { at: '/ops' });
  await typeKey(user, 'wrong');
  expect(await screen.findByText(/doesn’t work here/)).toBeVisible();
  expect(screen.getByLabelText('Your key')).toHaveValue('wrong');
  await user.click(screen.getByRole('button', { name: 'Go on' }));

  const code = await screen.findByLabelText('Code for ada');
  const send = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.type(code, '111111');
  await send();
  expect(await screen.findByText(/isn’t right/)).toBeVisible();
  expect(code).toHaveValue('');
  await user.type(code, '222222');
  await send();
  expect(await screen.findByText(/blocked for 15 min/)).toBeVisible();
  await send();
  expect(await screen.findByText(/took too long/)).toBeVisible();
  expect(screen.getByLabelText('Your key')).toBeVisible();
});

test('a passkey counts in place of a code; one that is refused leaves the code', async () => {
  await serve({
    ...entering('reviewer', '/api/ops/passkey-proof', [refusal(422, 'passkey_refused')]),
    'POST /api/ops/log-in': () => ({ body: { name: 'ada', enrolment: null, passkeys: true } }),
    'POST /api/ops/passkey-options': () => ({ body: REQUEST_OPTIONS }),
    'GET /api/ops/photos': () => ({ body: pageOf() }),
  });
  const restore = givePasskeys();
  const { user } = await renderRemote(remote, { at: '/ops' });
  await typeKey(user, 'key');
  const passkey = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(screen.getByLabelText('Code for ada')).toBeVisible();
  await user.click(passkey);
  expect(await screen.findByText(/No passkey that works here was given/)).toBeVisible();
  await user.click(passkey);
  expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  expect(api.callsOf('POST /api/ops/passkey-proof')[0]!.body).toEqual({ credential: SENT_PROOF });
  restore();
});

test('a role sees its rooms alone, and an address of another room says so', async () => {
  await serve(asOperator<Handlers>('reviewer', { 'GET /api/ops/photos': () => ({ body: pageOf() }) }));
  await renderRemote(remote, { at: '/ops/settings' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not available' })).toBeVisible();
  const rooms = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rooms).toEqual(['Review', 'Reports', 'Your log-in']);
});

test('a session that ends brings the log-in, and what was typed is there afterwards', async () => {
  let isIn = true;
  await serve(
    asOperator<Handlers>('support', {
      'GET /api/ops/members': () =>
        isIn
          ? { body: pageOf() }
          : refusal(403, 'authentication_required', { authentication_required: true }),
      'POST /api/ops/log-in': () => ({ body: { name: 'ada', enrolment: null, passkeys: false } }),
      'POST /api/ops/second-factor': () => {
        isIn = true;
        return { body: { operator: operatorOf('support') } };
      },
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/members' });
  await user.type(await screen.findByLabelText('Find a member'), 'bo');
  isIn = false;
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/session has ended/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
  await typeKey(user, 'key');
  await user.type(await screen.findByLabelText('Code for ada'), '123456');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
  expect(screen.getByLabelText('Find a member')).toHaveValue('bo');
});

test('logging out leads to the log-in', async () => {
  let isIn = true;
  await serve(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/me': () => (isIn ? { body: { operator: operatorOf('reviewer') } } : LOGGED_OUT),
      'GET /api/ops/photos': () => ({ body: pageOf() }),
      'POST /api/ops/log-out': () => ((isIn = false), { status: 204 }),
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops' });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Your key')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
});
