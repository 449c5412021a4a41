import { screen, waitFor } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { searchApi } from '@rendezvous/testing/search-api';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const { serve, searches, lastSearch } = searchApi();

test('[2.008] [3.017] the default search uses the preferred gender and own country, and shows the number of results', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 128 }) }),
  });
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'Women', level: 1 })).toBeInTheDocument();
  expect(await screen.findByText(/128 members found/)).toBeInTheDocument();
  expect(lastSearch()).toEqual({ country: 'NL', gender: 'female' });
});

test('more than a thousand results are shown as 1,000+', async () => {
  await serve({
    'GET /api/members.php': () => ({
      body: resultsOf([cardOf('nadia')], { num_results: 1000, num_results_capped: true }),
    }),
  });
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByText(/1,000\+ members found/)).toBeInTheDocument();
});

test('the button beside the filters shows the number of results and leads to them', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 128 }) }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 128 members', hidden: true }));
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Women', level: 1 }));
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Nadia, 31' }));
});

test('[2.070] [4.026] further pages are appended, and clearing resets the search', async () => {
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user, at } = await renderRemote(remote, { at: '/members?has_photo=true', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }));
  expect(at()).toBe('/members');
});

/** What comes into view when the test says so: jsdom has no layout. */
class SeenObserver implements IntersectionObserver {
  static watched: SeenObserver[] = [];
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  see(target: Element) {
    const rect = target.getBoundingClientRect();
    this.#notify(
      [
        {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: null,
          time: 0,
        },
      ],
      this,
    );
  }
  observe(target: Element) {
    if (target.matches('[data-more]')) SeenObserver.watched.push(this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

test('[4.026] clearing empties filters, position and the pages that were appended', async () => {
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Only with a photo', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }));
  expect(at()).toBe('/members');
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rosa, 31' })).not.toBeInTheDocument();
  await waitFor(() => expect(searches().length).toBeGreaterThan(before));
  // No page but the first is asked for again.
  expect(
    searches()
      .slice(before)
      .filter(({ query }) => query.has('cursor')),
  ).toEqual([]);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockRestore();
});

test('[2.070] the next page is fetched before the button for it comes into view, and its press asks nothing again', async () => {
  const former = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = SeenObserver;
  const { watched } = SeenObserver;
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await waitFor(() => expect(watched).toHaveLength(1));
  const asked = () => searches().filter(({ query }) => query.has('cursor'));
  watched[0]!.see(document.querySelector('[data-more]')!);
  // The first page may be read once more meanwhile.
  await waitFor(() => expect(asked().map(({ query }) => query.get('cursor'))).toEqual(['c1']));
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  const appended = await screen.findByRole('link', { name: 'Rosa, 31' });
  await waitFor(() => expect(appended).toHaveFocus());
  expect(asked()).toHaveLength(1);
  globalThis.IntersectionObserver = former;
});

test('[2.070] [3.017] similar members are separate, labelled and counted', async () => {
  const similar = {
    items: [cardOf('june', { fictional: true })],
    count: 7,
    count_capped: false,
    widened: 'region' as const,
  };
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { similar }) }) });
  await renderRemote(remote, { at: '/members?countryregion=Utrecht', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'Similar results' })).toBeInTheDocument();
  expect(screen.getByText('Just outside your region · 7 profiles')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /June, 31.*Fictional profile/ })).toBeInTheDocument();
});

test('more than a thousand similar members are shown as 1,000+', async () => {
  const similar = { items: [cardOf('june')], count: 1000, count_capped: true, widened: 'age' as const };
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { similar }) }) });
  await renderRemote(remote, { at: '/members?min_age=30', user: userOf() });
  expect(await screen.findByText('A little younger or older · 1,000+ members found')).toBeInTheDocument();
});
