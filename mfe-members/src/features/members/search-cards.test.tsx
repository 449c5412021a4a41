import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cardOf, pageOf, photoOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { searchApi } from '@rendezvous/testing/search-api';
import { userOf } from '@rendezvous/testing/settings';
import { profileOpening } from '#src/lib/members/opened-card.ts';
import { remote } from '#src/app/remote.tsx';

const { callsOf, serve } = searchApi();
const main_image = {
  path: 'rosa.webp',
  thumb_path: 'rosa-thumb.webp',
  status: 'active',
  focus: { x: 50, y: 30 },
} as const;

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

test('a placeholder of two halves is shown where a member has no photo', async () => {
  const cards = [cardOf('nadia'), cardOf('rosa', { main_image })];
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf(cards) }) });
  await renderRemote(remote, { at: '/members', user: userOf() });
  await screen.findByRole('link', { name: 'Nadia, 31' });
  const [without, withPhoto] = screen
    .getAllByRole('article')
    .map((card) => card.querySelectorAll('[data-photo] svg[viewBox="0 0 400 500"] path').length);
  expect([without, withPhoto]).toEqual([2, 0]);
});

test('a profile opened from its card starts with the photo and the name of the card', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image })]) }),
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
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image })]) }),
    'GET /api/member.php': () => new Promise(() => undefined),
  });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await profileOpening.load();
  await user.click(await screen.findByRole('link', { name: 'Rosa, 31' }));
  await waitFor(() => expect(names).toEqual(['card', 'profile']));
  expect(at()).toBe('/members/rosa');
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('a pointer that rests on a card brings the second photo; leaving hides it', async () => {
  const photos = ['first', 'second'].map((id) => photoOf(id));
  await serve({
    'GET /api/members.php': () => ({
      body: resultsOf([cardOf('ida', { main_image, photo_count: 2 }), cardOf('nadia', { photo_count: 1 })]),
    }),
    'GET /api/member.php': () => ({ body: pageOf('ida', { photos }) }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  const [ida, nadia] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  const second = () => ida.querySelector('img[src="/cdn/second-m.webp"]');
  /** A request of an earlier test for its own member may still arrive. */
  const asked = () =>
    callsOf('GET /api/member.php')
      .map(({ query }) => query.get('id'))
      .filter((id) => id !== 'rosa');
  await waitFor(() => expect(ida.querySelector('[data-photo] > span:empty')).toBeInTheDocument());
  expect(asked()).toEqual([]);
  await user.hover(ida);
  await waitFor(() => expect(second()?.parentElement).toHaveStyle({ opacity: 1 }));
  await user.hover(nadia);
  await waitFor(() => expect(second()?.parentElement).toHaveStyle({ opacity: 0 }));
  expect(new Set(asked())).toEqual(new Set(['ida']));
});

test('a long press on a card shows the second photo, and its release opens no profile', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image, photo_count: 2 })]) }),
    'GET /api/member.php': () => ({
      body: pageOf('rosa', { photos: [photoOf('first'), photoOf('second')] }),
    }),
  });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  const link = await screen.findByRole('link', { name: 'Rosa, 31' });
  const card = link.closest('article')!;
  await waitFor(() => expect(card.querySelector('[data-photo] > span:empty')).toBeInTheDocument());
  await user.pointer({ keys: '[TouchA>]', target: link });
  const second = () => card.querySelector('img[src="/cdn/second-m.webp"]')?.parentElement;
  await waitFor(() => expect(second()).toHaveStyle({ opacity: 1 }));
  await user.pointer({ keys: '[/TouchA]', target: link });
  await waitFor(() => expect(second()).toHaveStyle({ opacity: 0 }));
  expect(at()).toBe('/members');
});

test('the press after a long press that the browser turned into scrolling opens the profile', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image, photo_count: 2 })]) }),
    'GET /api/member.php': () => ({
      body: pageOf('rosa', { photos: [photoOf('first'), photoOf('second')] }),
    }),
  });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  const link = await screen.findByRole('link', { name: 'Rosa, 31' });
  const card = link.closest('article')!;
  await waitFor(() => expect(card.querySelector('[data-photo] > span:empty')).toBeInTheDocument());
  await user.pointer({ keys: '[TouchA>]', target: link });
  const second = () => card.querySelector('img[src="/cdn/second-m.webp"]')?.parentElement;
  await waitFor(() => expect(second()).toHaveStyle({ opacity: 1 }));
  fireEvent.pointerCancel(link);
  await waitFor(() => expect(second()).toHaveStyle({ opacity: 0 }));
  fireEvent.click(link);
  expect(at()).toBe('/members/rosa');
});
