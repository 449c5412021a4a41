import { screen, waitFor, within } from '@testing-library/react';
import type { Mandate } from '@rendezvous/contract/resources/mandates/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const CARD: Mandate = {
  id: 'm1',
  method: 'visa',
  last4: '4417',
  expires_on: '2099-08-31',
  reference: null,
  holder: null,
  kept_at: '2026-11-20T10:00:00Z',
  used_last: true,
  waits_for: null,
};
const ACCOUNT: Mandate = {
  ...CARD,
  id: 'm2',
  method: 'sdd',
  last4: '4300',
  expires_on: null,
  reference: 'RDV-M-004183',
  holder: 'D. de Vries',
  used_last: false,
  waits_for: { amount: 810, currency: 'EUR' },
};

async function open(items: Mandate[]) {
  let stored = items;
  const api = await serveApi({
    'GET /api/mandates.php': () => ({ body: { items: stored } }),
    'DELETE /api/mandates.php': () => ((stored = stored.slice(1)), { body: { items: stored } }),
  });
  const page = await renderRemote(remote, {
    at: '/settings',
    user: userOf(),
    settings: { capabilities: ['repeat_order'] },
  });
  return {
    ...page,
    api,
    part: within(await screen.findByRole('region', { name: 'Kept for repeat orders' })),
  };
}

test('a stored means of payment shows its last four, until when it is valid and what it waits for', async () => {
  const { part } = await open([CARD, ACCOUNT]);
  const [card, account] = await part.findAllByRole('listitem');
  expect(card).toHaveTextContent('Visa ending 4417 Used lastvalid until 08/2099');
  expect(account).toHaveTextContent('Account ending 4300 Waits for €8.10mandate RDV-M-004183 · D. de Vries');
});

test('a removal asks once, and moves the focus to the heading', async () => {
  const { part, user, api } = await open([CARD, ACCOUNT]);
  await user.click(await part.findByRole('button', { name: 'Remove Visa ending 4417' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Visa ending 4417?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the card' }));
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsOf('DELETE /api/mandates.php')).toHaveLength(1);
  expect(part.getByRole('heading', { name: 'Kept for repeat orders' })).toHaveFocus();
});

test('without any it says that nothing is stored, and how that changes', async () => {
  const { part } = await open([]);
  expect(await part.findByText('Nothing is kept')).toBeInTheDocument();
});
