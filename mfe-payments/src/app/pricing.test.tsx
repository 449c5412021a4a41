import { addressOf } from '@rendezvous/contract/call';
import { READ_PACKAGES } from '@rendezvous/contract/calls/payments';
import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { pricesQuery } from '#src/lib/packages.ts';
import { settingsOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';
import { packagesOf } from '#src/lib/test-data.ts';

test('the price list is there from what the server rendered with, for visitors', async () => {
  const state = { [addressOf(READ_PACKAGES, pricesQuery(null, settingsOf()))]: packagesOf() };
  const { frame } = await renderRemote(remote, { at: '/pricing', state });
  expect(screen.getByText('€22.50')).toBeInTheDocument();
  expect(screen.getByText('A photo in chat').closest('li')).toHaveTextContent('2 credits');
  expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/signup');
  expect(frame.titles).toEqual(['Prices']);
});
