import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { pricesPath } from '#src/lib/packages.ts';
import { settingsOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';
import { packagesOf } from '#src/lib/test-data.ts';

test('the price list is there from what the server rendered with, for visitors', async () => {
  const state = { [pricesPath(null, settingsOf())]: packagesOf() };
  const { frame } = await renderRemote(remote, { at: '/pricing', state });
  expect(screen.getByText('€22.50')).toBeInTheDocument();
  expect(screen.getByText('A photo in chat').closest('li')).toHaveTextContent('2 credits');
  expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/signup');
  expect(frame.titles).toEqual(['Prices']);
});
