import { act, screen, within } from '@testing-library/react';
import { chatsOf, conversationOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

/** Opens the list with conversations with these members. */
async function open(...names: string[]) {
  await serveApi({});
  const page = await renderRemote(remote, { at: '/chats', user: userOf() });
  const chats = names.map((name) => ({
    conversation: conversationOf(`c-${name}`),
    profile: cardOf(name, { name }),
    num_unread_messages: 0,
  }));
  const list = chatsOf(chats, { total_unread: 0, total_messages: 8 });
  act(() => page.hub.as('shell').publish('chats:updated', list));
  const region = await screen.findByRole('region', { name: 'Conversations' });
  await within(region).findByRole('link', { name: new RegExp(names[0]!) });
  return { ...page, region, shown: () => within(region).queryAllByRole('link').length };
}

const EIGHT = ['Anna', 'Anouk', 'Bram', 'Cas', 'Dirk', 'Eva', 'Fien', 'Guus'];

test('the list is searched by name while one types, and a name without a conversation is said', async () => {
  const { user, region, shown } = await open(...EIGHT);
  const field = await within(region).findByRole('searchbox', { name: 'Search by name' });
  await user.type(field, ' aN');
  expect(shown()).toBe(2);
  await user.type(field, 'x');
  expect(shown()).toBe(0);
  expect(within(region).getByText('No conversation with that name.')).toBeVisible();
  await user.clear(field);
  expect(shown()).toBe(8);
});

test('few conversations need no search', async () => {
  const { region } = await open(...EIGHT.slice(1));
  expect(within(region).queryByRole('searchbox')).not.toBeInTheDocument();
});
