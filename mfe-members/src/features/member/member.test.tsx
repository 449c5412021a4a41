import { act, screen, waitFor, within } from '@testing-library/react';
import { chatsOf } from '@rendezvous/testing/chats';
import { cardOf, pageOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { OPEN_AND_LOCKED, serveMember } from '#src/test/member-page.ts';

test('[2.009] [2.069] a profile shows name, place, photos and the price of a message', async () => {
  await serveMember(pageOf('nadia', { photos: [photoOf('one')], photo_count: 1 }));
  await renderRemote(remote, { at: '/members/nadia', user: userOf({ credits: 14 }) });
  expect(await screen.findByRole('heading', { name: 'Nadia, 31', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Amersfoort, Netherlands')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Message Nadia, 1 credit' })[0]).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
  expect(screen.getByText('You have 14 credits, enough for 14 messages.')).toBeInTheDocument();
  expect(
    screen.getByText('A message costs 1 credit, from €0.80 depending on the package.'),
  ).toBeInTheDocument();
});

test('a buyer reads what a message costs at the price they paid', async () => {
  await serveMember(pageOf('nadia'));
  const credit_price = { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 0 };
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf({ credits: 5, paid_user: true, credit_price }),
  });
  expect(
    await screen.findByText('A message costs 1 credit, which is €1.00 at the price you paid.'),
  ).toBeInTheDocument();
});

test('[6.003] a free member without conversation starts left reads so on the profile, and gets the packages instead of an empty chat', async () => {
  await serveMember(pageOf('nadia'));
  const { user, hub, frame, at } = await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf({ credits: 8 }),
  });
  await screen.findAllByRole('link', { name: /^Message Nadia/ });
  act(() => hub.as('shell').publish('chats:updated', chatsOf([], { starts: { used: 2, limit: 2 } })));
  expect(screen.queryByRole('link', { name: /^Message/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/enough for/)).not.toBeInTheDocument();
  expect(screen.getByText('2 of 2 conversations started. Premium has no limit.')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Get Premium' })[0]!);
  expect(at()).toBe('/members/nadia');
  const back = { path: '/members/nadia/chat', name: 'Nadia' };
  expect(frame.opened).toEqual([{ slot: 'buy-alert', props: { reason: 'conversation_limit', back } }]);
  act(() => hub.as('shell').publish('chats:updated', chatsOf([], { starts: { used: 1, limit: 2 } })));
  await user.click(screen.getAllByRole('link', { name: /^Message Nadia/ })[0]!);
  expect(at()).toBe('/members/nadia/chat');
});

test('[6.002] messages and further photos ask a visitor to log in', async () => {
  await serveMember(pageOf('nadia', OPEN_AND_LOCKED));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia' });
  await user.click((await screen.findAllByRole('link', { name: 'Message Nadia, 1 credit' }))[0]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('To write to Nadia you need to be logged in.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Photo for members' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'To see more photos of Nadia you need to be logged in.',
  );
  expect(at()).toBe('/members/nadia');
});

test('[2.069] [1.007] a fictional profile carries marker and warning, and writing to it is free', async () => {
  await serveMember(pageOf('june', { fictional: true }));
  await renderRemote(remote, { at: '/members/june', user: userOf() });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('This profile is written by our team. Meeting in person isn’t possible.');
  expect(screen.getAllByText('Fictional profile').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('link', { name: 'Message June, Free' })).not.toHaveLength(0);
  expect(screen.queryByText(/Here today|Online now/)).not.toBeInTheDocument();
});

test('fictional profiles without contact have no message button', async () => {
  await serveMember(pageOf('june', { fictional: true }));
  await renderRemote(remote, {
    at: '/members/june',
    user: userOf(),
    settings: { fictional_contact: 'none' },
  });
  await screen.findByRole('note');
  expect(screen.queryByRole('link', { name: /^Message June/ })).not.toBeInTheDocument();
});

test('an unknown member is a 404', async () => {
  await serveApi({});
  const { frame } = await renderRemote(remote, { at: '/members/nobody', user: userOf() });
  await waitFor(() => expect(frame.failures).toEqual([404]));
});

test('[3.023] intimate interests are in a group of their own, after the others', async () => {
  await serveMember(pageOf('nadia', { interests: ['bondage', 'dancing', 'lingerie'] }));
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf(),
    settings: { visible_profile_fields: ['interests'] },
  });
  const [open, intimate] = (
    await screen.findByRole('heading', { name: 'Interests' })
  ).parentElement!.querySelectorAll('ul');
  expect(open).toHaveTextContent(/^Dancing$/);
  expect(screen.getByRole('heading', { name: 'Intimate interests' }).nextElementSibling).toBe(intimate);
  expect(within(intimate!).getAllByRole('listitem')).toHaveLength(2);
});

test('[2.069] a profile shows details, interests and that the member is Premium', async () => {
  await serveMember(
    pageOf('nadia', {
      premium: true,
      hair_color: 'red',
      eye_color: 'green',
      interests: ['dancing'],
    }),
  );
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf(),
    settings: { visible_profile_fields: ['hair_color', 'eye_color', 'interests'] },
  });
  expect(await screen.findByText('Premium member')).toBeInTheDocument();
  expect(screen.getByText('Hair').nextElementSibling).toHaveTextContent('Red');
  expect(screen.getByText('Eyes').nextElementSibling).toHaveTextContent('Green');
  expect(screen.getByText('Dancing')).toBeInTheDocument();
});

test('[2.069] members like this one follow below', async () => {
  await serveMember(pageOf('nadia'), {
    'GET /api/suggestions.php': () => ({ body: { items: [cardOf('rosa')] } }),
  });
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'More like Nadia' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rosa, 31' })).toHaveAttribute('href', '/members/rosa');
});

test('[2.069] highlights are counted: new here, interests in common, and who answers', async () => {
  const interests = ['dancing', 'cooking', 'lingerie'] as const;
  await serveMember(pageOf('nadia', { new_member: true, replies: 'usually_day', interests: [...interests] }));
  const user = userOf();
  user.profile.interests = ['dancing', 'cooking'];
  await renderRemote(remote, {
    at: '/members/nadia',
    user,
    settings: { visible_profile_fields: ['interests'] },
  });
  const list = (await screen.findByText('Usually answers within a day')).closest('ul')!;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['New here', '2 in common', 'Usually answers within a day']);
});
