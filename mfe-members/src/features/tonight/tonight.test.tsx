import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@rendezvous/contract/resources/profile/schemas';
import type { TonightChoice, TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { TONIGHT_CHOICES } from '@rendezvous/contract/resources/tonight/values';
import { cardOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const counts: Partial<Record<TonightChoice, number>> = { rooftop: 4, walk: 1 };
const up = (id: string, choice: TonightChoice | null) => ({ ...cardOf(id), choice });

const boardOf = (changes: Partial<TonightResponse> = {}): TonightResponse => ({
  choices: TONIGHT_CHOICES.map((choice) => ({ choice, count: counts[choice] ?? 0 })),
  mine: null,
  until: '2099-11-21T05:00:00.000Z',
  area: { country: 'NL', region: 'Utrecht' },
  here: 9,
  here_capped: false,
  items: [
    ...['nadia', 'bo', 'cas', 'dee'].map((id) => up(id, 'rooftop')),
    up('eva', 'walk'),
    up('flo', null),
  ],
  new_likes: 2,
  likers: [cardOf('gina'), cardOf('hanna')],
  unread: 3,
  unread_chats: [
    {
      conversation: {
        id: 'c1',
        last_message: { kind: 'text', text: 'Sunday works', from_me: false },
        last_at: '2026-11-20T18:00:00.000Z',
        blocked: false,
      },
      profile: cardOf('ingrid'),
      num_unread_messages: 3,
    },
  ],
  suggestions: [
    { ...cardOf('nadia'), reason: { kind: 'choice', choice: 'rooftop' } },
    { ...cardOf('joan'), reason: { kind: 'interests', count: 3 } },
  ],
  ...changes,
});

const nobody = (): Partial<TonightResponse> => ({
  choices: TONIGHT_CHOICES.map((choice) => ({ choice, count: 0 })),
  here: 0,
  items: [],
  new_likes: 0,
  likers: [],
  unread: 0,
  unread_chats: [],
  suggestions: [],
});

async function open(handlers: Handlers = {}, member = userOf()) {
  await serveApi({
    'GET /api/tonight.php': () => ({ body: boardOf() }),
    'PUT /api/tonight.php': () => ({ status: 204 }),
    ...handlers,
  });
  return renderRemote(remote, { at: '/', user: member });
}
const choice = (name: RegExp) => screen.findByRole('radio', { name });

test('[2.002] members see their board at the home page: people of today, what waits, and suggestions with a true reason', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Tonight around Utrecht' })).toBeVisible();
  expect(screen.getByText(/9 people have been here today\. 5 have plans/)).toBeVisible();
  const lane = (await screen.findByRole('heading', { name: 'Rooftop' })).closest('section')!;
  expect(within(lane).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('link', { name: /2 new likes Gina and Hanna/ })).toHaveAttribute('href', '/likes');
  expect(screen.getByRole('link', { name: /Ingrid Sunday works/ })).toHaveAttribute('href', '/chats/c1');
  expect(screen.getByText('Your choice too: Rooftop')).toBeVisible();
  expect(screen.getByText('3 interests in common')).toBeVisible();
  expect(screen.queryByText('Meet halfway.')).not.toBeInTheDocument();
});

test('the board names the one next thing for the member’s own profile, and nothing once it is whole', async () => {
  const board = (profile: Partial<Profile>) => open({}, userOf({ profile }));
  const forYou = async () => within(await screen.findByRole('complementary', { name: 'For you' }));
  const title = 'A tip for your profile';
  await board({ photos: [photoOf('one')], about_me: '' });
  const panel = within((await forYou()).getByRole('heading', { name: title }).parentElement!);
  expect(panel.getByText('Two lines about you give people something to answer.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Write two lines' })).toHaveAttribute('href', '/profile');
  cleanup();

  await board({
    photos: ['one', 'two'].map((id) => photoOf(id)),
    about_me: 'Mornings at the lake.',
    interests: ['wine', 'dancing', 'reading'],
    city: 'Utrecht',
    half_prompts: (['sunday', 'kitchen', 'argue'] as const).map((prompt) => ({
      prompt,
      language: 'en',
      beginning: 'It begins',
      text: 'and ends.',
    })),
  });
  expect((await forYou()).queryByRole('heading', { name: title })).not.toBeInTheDocument();
});

test('a choice is one of eight radio buttons, shows at once, and is withdrawn', async () => {
  let mine: TonightChoice | null = null;
  const { user } = await open({
    'GET /api/tonight.php': () => ({ body: boardOf({ mine }) }),
    'PUT /api/tonight.php': ({ body }) => {
      ({ choice: mine } = body as { choice: TonightChoice | null });
      return { status: 204 };
    },
  });
  expect(await screen.findAllByRole('radio')).toHaveLength(8);
  await user.click(await choice(/^Rooftop/));
  expect(await choice(/^Rooftop/)).toBeChecked();
  expect(await screen.findByRole('heading', { name: 'Rooftop: you and 4 others' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(mine).toBe('dancing'));
  await user.click(await screen.findByRole('button', { name: 'Change my mind' }));
  await waitFor(() => expect(mine).toBeNull());
  expect(await choice(/^Dancing/)).not.toBeChecked();
  expect(await choice(/^Dancing/)).toHaveFocus();
});

test('a refused choice is reverted with a message', async () => {
  const { user, frame } = await open({
    'GET /api/tonight.php': () => ({ body: boardOf({ mine: 'walk' }) }),
    'PUT /api/tonight.php': () => ({
      status: 503,
      body: { code: 'unavailable', status: 503, title: 'x', type: 'x' },
    }),
  });
  await user.click(await choice(/^Dinner/));
  await waitFor(() => expect(frame.toasts).toHaveLength(1));
  expect(await choice(/^A walk/)).toBeChecked();
});

test('the board follows what another tab or another member did', async () => {
  let mine: TonightChoice | null = null;
  const { hub } = await open({ 'GET /api/tonight.php': () => ({ body: boardOf({ mine }) }) });
  expect(await choice(/^A film/)).not.toBeChecked();
  mine = 'film';
  act(() => hub.as('shell').publish('live:received', { name: 'tonight', data: { choice: 'film' } }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^A film/ })).toBeChecked());
});

test('people come first: the own evening, the other lanes, then what waits for the member', async () => {
  await open({ 'GET /api/tonight.php': () => ({ body: boardOf({ mine: 'rooftop' }) }) });
  const waiting = await screen.findByRole('complementary', { name: 'For you' });
  const own = screen.getByRole('heading', { name: /^Rooftop/ });
  const other = screen.getByRole('heading', { name: 'A walk' });
  expect(own.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(other.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the own evening shows a few people, the rest behind a button', async () => {
  const { user } = await open({ 'GET /api/tonight.php': () => ({ body: boardOf({ mine: 'rooftop' }) }) });
  const lane = (await screen.findByRole('heading', { name: /^Rooftop/ })).closest('section')!;
  await user.click(within(lane).getByRole('button', { name: 'Show one more' }));
  const links = within(lane).getAllByRole('link');
  expect(links).toHaveLength(4);
  expect(links[3]).toHaveFocus();
});

test('no choice shows a zero; screen readers announce an empty one', async () => {
  await open();
  expect(await choice(/^Dinner nobody yet/)).toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'And you?' });
  expect(within(group).queryByText('0')).not.toBeInTheDocument();
  expect(within(group).getByText('4')).toBeInTheDocument();
});

test('a board of the country says that it is wider than the member’s region', async () => {
  await open(
    { 'GET /api/tonight.php': () => ({ body: boardOf({ area: { country: 'NL', region: null } }) }) },
    userOf({ profile: { region: 'Utrecht' } }),
  );
  expect(await screen.findByRole('heading', { name: 'Tonight, wider than Utrecht' })).toBeVisible();
});

test('an empty evening says so in each place, with a next link', async () => {
  await open({ 'GET /api/tonight.php': () => ({ body: boardOf(nobody()) }) });
  expect(await screen.findByRole('heading', { name: 'Quiet so far' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the members' })).toHaveAttribute('href', '/members');
  expect(screen.getByRole('link', { name: /No new likes/ })).toBeVisible();
  expect(screen.getByText(/All caught up/)).toBeVisible();
  expect(screen.queryByText('You might like')).not.toBeInTheDocument();
});

test('a board that cannot be read offers to try again', async () => {
  await open({
    'GET /api/tonight.php': () => ({
      status: 404,
      body: { code: 'not_found', status: 404, title: 'x', type: 'x' },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('of two quick presses the second is sent once the first is answered, and wins', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  await open({
    'PUT /api/tonight.php': async ({ body }) => {
      sent.push(body);
      await new Promise<void>((resolve) => answers.push(resolve));
      return { status: 204 };
    },
    'GET /api/tonight.php': () => ({ body: boardOf({ mine: answers.length > 1 ? 'walk' : null }) }),
  });
  fireEvent.click(await choice(/^Rooftop/));
  fireEvent.click(await choice(/^(A )?walk/i));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(await choice(/^(A )?walk/i)).toBeChecked();
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(sent).toEqual([{ choice: 'rooftop' }, { choice: 'walk' }]);
  answers[1]!();
  await waitFor(async () => expect(await choice(/^(A )?walk/i)).toBeChecked());
  expect(sent).toHaveLength(2);
});
