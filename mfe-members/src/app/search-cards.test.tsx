import { screen, waitFor } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { profileOpening } from '#src/lib/members/opened-card.ts';
import { remote } from './remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) =>
  (api = await serveApi({
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Gelderland', 'Utrecht'] } } }),
    ...handlers,
  }));
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  await api.close();
});

test('a card names its member before the like, says presence and interests in common, and has one link, also without a photo', async () => {
  const cards = [
    cardOf('nadia', { interests_in_common: 2 }),
    cardOf('rosa', { last_active_bucket: 'week', new_member: true }),
    cardOf('june', { last_active_bucket: 'longer', fictional: true }),
  ];
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf(cards) }) });
  const { user } = await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { visible_profile_fields: ['interests'] },
  });
  const link = await screen.findByRole('link', { name: 'Nadia, 31' });
  const links = screen.getAllByRole('link').filter((one) => one.closest('li'));
  expect(links).toHaveLength(cards.length);
  link.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Like Nadia' })).toHaveFocus();
  const words = screen.getAllByRole('article').map((card) => card.textContent);
  expect(words[0]).toContain('Here today · 2 in common');
  expect(words[1]).toMatch(/Amersfoort\s*New here/);
  expect(words[2]).not.toMatch(/today|online|New/);
});

test('two halves of a person stand where a member has no photo', async () => {
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  const cards = [cardOf('nadia'), cardOf('rosa', { main_image: image })];
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf(cards) }) });
  await renderRemote(remote, { at: '/members', user: userOf() });
  await screen.findByRole('link', { name: 'Nadia, 31' });
  const [without, withPhoto] = screen
    .getAllByRole('article')
    .map((card) => card.querySelectorAll('[data-photo] svg[viewBox="0 0 400 500"] path').length);
  expect([without, withPhoto]).toEqual([2, 0]);
});

test('a profile opened from its card starts with the photo and the name of the card', async () => {
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image: image })]) }),
    'GET /api/member.php': () => new Promise(() => undefined),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('link', { name: 'Rosa, 31' }));
  expect(await screen.findByRole('heading', { name: 'Rosa, 31', level: 1 })).toBeInTheDocument();
  expect(document.querySelector('[data-profile-photo] img')).toHaveAttribute(
    'src',
    expect.stringMatching(/rosa/),
  );
});

test('the photo of a card grows into the photo of its profile', async () => {
  const names: string[] = [];
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('[data-photo], [data-profile-photo]')]
      .filter(({ style }) => style.viewTransitionName === 'member-photo')
      .map((photo) => (photo.matches('[data-profile-photo]') ? 'profile' : 'card'))
      .join();
  const startViewTransition = (change: () => Promise<void>) => {
    names.push(named());
    const changed = change().then(() => void names.push(named()));
    return { ready: changed, finished: changed };
  };
  Object.assign(document, { startViewTransition });
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image: image })]) }),
    'GET /api/member.php': () => new Promise(() => undefined),
  });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await profileOpening.load();
  await user.click(await screen.findByRole('link', { name: 'Rosa, 31' }));
  await waitFor(() => expect(names).toEqual(['card', 'profile']));
  expect(at()).toBe('/members/rosa');
  Reflect.deleteProperty(document, 'startViewTransition');
});
