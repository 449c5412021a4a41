import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { pricesQuery } from '#src/lib/packages.ts';
import { settingsOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { packagesOf } from '#src/test/test-data.ts';

test('[6.001] [2.025] the price list is there from what the server rendered with, for visitors', async () => {
  const state = { [addressOf(READ_PACKAGES, pricesQuery(null, settingsOf()))]: packagesOf() };
  const { frame } = await renderRemote(remote, { at: '/pricing', state });
  expect(screen.getByText('€22.50')).toBeInTheDocument();
  expect(screen.getByText('A message').closest('li')).toHaveTextContent('1 credit');
  expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/signup');
  expect(frame.titles).toEqual(['Prices']);
});

test('photos and gifts have no price before they work', async () => {
  const state = { [addressOf(READ_PACKAGES, pricesQuery(null, settingsOf()))]: packagesOf() };
  await renderRemote(remote, { at: '/pricing', state, settings: { capabilities: [] } });
  expect(screen.getByText('A message')).toBeInTheDocument();
  expect(screen.queryByText('A photo in chat')).not.toBeInTheDocument();
  expect(screen.queryByText('A gift')).not.toBeInTheDocument();
});

test('photos and gifts have a price as soon as they work', async () => {
  const state = { [addressOf(READ_PACKAGES, pricesQuery(null, settingsOf()))]: packagesOf() };
  await renderRemote(remote, { at: '/pricing', state, settings: { capabilities: ['chat_photos', 'gifts'] } });
  expect(screen.getByText('A photo in chat').closest('li')).toHaveTextContent('2 credits');
  expect(screen.getByText('A gift')).toBeInTheDocument();
});
