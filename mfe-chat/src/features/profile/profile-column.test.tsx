import { screen, waitFor, within } from '@testing-library/react';
import { chatOf } from '@rendezvous/testing/chats';
import { cardOf, pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const narrow = window.matchMedia;
afterEach(() => {
  window.matchMedia = narrow;
});

const chatWith = (id: string) => chatOf(null, cardOf(id, { name: 'Nadia' }), { messages: [] });

async function open(id: string, page = pageOf(id, { name: 'Nadia', about_me: 'Bakes on Sundays.' })) {
  await serveApi({
    'GET /api/chat.php': () => ({ body: chatWith(id) }),
    'GET /api/member.php': () => ({ body: page }),
  });
  const shown = await renderRemote(remote, {
    at: `/members/${id}/chat`,
    user: userOf({ id: `me-${id}` }),
    settings: { visible_profile_notes: ['about_me'] },
  });
  await screen.findByRole('region', { name: 'Conversation with Nadia' });
  return shown;
}

const setWide = () => {
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query === '(min-width: 1200px)' });
};

test('from 1200 px the profile is next to the conversation, with a link to the full profile', async () => {
  setWide();
  await open('wide');
  // jsdom knows no widths, so the styles hide it.
  const column = await screen.findByRole('region', { name: 'Profile of Nadia', hidden: true });
  expect(column).toHaveTextContent('Bakes on Sundays.');
  expect(within(column).getByRole('link', { name: 'Whole profile', hidden: true })).toHaveAttribute(
    'href',
    '/members/wide',
  );
});

test.each([
  ['says so of a member who usually answers', 'usually_day', 1],
  ['says nothing of answers where there are too few', null, 0],
] as const)('the profile beside %s', async (_, replies, lines) => {
  setWide();
  const id = `replies-${lines}`;
  await open(id, pageOf(id, { name: 'Nadia', about_me: 'Bakes on Sundays.', replies }));
  const column = await screen.findByRole('region', { name: 'Profile of Nadia', hidden: true });
  expect(column).toHaveTextContent('Bakes on Sundays.');
  expect(within(column).queryAllByText('Usually answers within a day')).toHaveLength(lines);
});

test('below it the profile stays on its own page', async () => {
  await open('slim');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You and Nadia' })).toBeVisible());
  expect(screen.queryByRole('region', { name: 'Profile of Nadia', hidden: true })).not.toBeInTheDocument();
});

test('next to it are the half sentences: which the reader has completed, and a way to complete the others', async () => {
  setWide();
  const half = { language: 'en', beginning: 'My guilty pleasure is …', text: 'liquorice' } as const;
  const half_prompts = [
    { ...half, prompt: 'vice' as const },
    { ...half, prompt: 'firstdate' as const, beginning: 'A good first date ends with …', text: 'dry shoes' },
  ];
  const page = await open(
    'halves',
    pageOf('halves', { name: 'Nadia', half_prompts }, { halves_completed: ['vice'] }),
  );
  const column = await screen.findByRole('region', { name: 'Profile of Nadia', hidden: true });
  const [done, open_] = within(column)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => within(item));
  expect(done!.getByText('You wrote the other half')).toBeInTheDocument();
  expect(done!.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  const write = open_!.getByRole('button', { name: 'Write the other half', hidden: true });
  expect(write).toHaveAccessibleDescription('A good first date ends with … dry shoes');
  await page.user.click(write);
  expect(page.at()).toBe('/members/halves/chat?half=firstdate');
});
