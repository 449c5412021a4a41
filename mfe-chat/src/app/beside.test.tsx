import { screen, waitFor, within } from '@testing-library/react';
import type { ChatResponse } from '@rendezvous/contract/chats';
import { cardOf, pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

let api: ApiDouble;
const narrow = window.matchMedia;
afterEach(() => {
  window.matchMedia = narrow;
  return api.close();
});

const chatWith = (id: string): ChatResponse => ({
  conversation: null,
  profile: cardOf(id, { name: 'Nadia' }),
  messages: [],
  has_more: false,
  hidden_older: false,
  price: { message: 1, photo: 2, gift: 2 },
  can_send: true,
  fictional_confirmed: false,
});

async function open(id: string) {
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chatWith(id) }),
    'GET /api/member.php': () => ({ body: pageOf(id, { name: 'Nadia', about_me: 'Bakes on Sundays.' }) }),
  });
  await renderRemote(remote, {
    at: `/members/${id}/chat`,
    user: userOf({ id: `me-${id}` }),
    settings: { visible_profile_notes: ['about_me'] },
  });
  await screen.findByRole('region', { name: 'Conversation with Nadia' });
}

test('from 1200 px the profile stands beside the conversation, with the way to the whole of it', async () => {
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query === '(min-width: 1200px)' });
  await open('wide');
  // jsdom knows no widths, so the styles hide it.
  const beside = await screen.findByRole('region', { name: 'Profile of Nadia', hidden: true });
  expect(beside).toHaveTextContent('Bakes on Sundays.');
  expect(within(beside).getByRole('link', { name: 'Whole profile', hidden: true })).toHaveAttribute(
    'href',
    '/members/wide',
  );
});

test('below it the profile stays on its own page', async () => {
  await open('slim');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You and Nadia' })).toBeVisible());
  expect(screen.queryByRole('region', { name: 'Profile of Nadia', hidden: true })).not.toBeInTheDocument();
});
