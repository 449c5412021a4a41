import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { METHODS, NO_LIMIT, packagesOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

beforeEach(async () => {
  await serveApi({
    'GET /api/packages.php': () => ({ body: packagesOf(null) }),
    'GET /api/payment-methods.php': () => ({ body: METHODS }),
    'GET /api/spend-limit.php': () => ({ body: NO_LIMIT }),
    'GET /api/debt.php': () => ({ body: { debt: null } }),
  });
});

test('Premium is described by what it is: conversations without a limit, however many free members start', async () => {
  await renderRemote(remote, { at: '/premium', user: userOf() });
  const row = (await screen.findByText('Conversations you can start')).parentElement;
  expect(row).toHaveTextContent(/^Conversations you can start\s*Unlimited$/);
});
