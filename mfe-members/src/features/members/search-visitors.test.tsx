import { cleanup, screen } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { searchApi } from '@rendezvous/testing/search-api';
import { remote } from '#src/app/remote.tsx';

const { serve, searches } = searchApi();

test('[6.001] a visitor sees the first cards and the number of others', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 40 }) }),
  });
  const { user, frame } = await renderRemote(remote, { at: '/members' });
  expect(await screen.findByRole('heading', { name: '39 more once you join' })).toBeInTheDocument();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  await user.click(screen.getByRole('button', { name: 'Sign up free' }));
  expect(frame.opened).toEqual([{ slot: 'signup-modal', props: {} }]);
});

test('[4.035] a members-only search invites a visitor and sends no request', async () => {
  await serve();
  await renderRemote(remote, {
    at: '/members',
    settings: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
  });
  expect(screen.getByRole('heading', { name: 'Members see members' })).toBeInTheDocument();
  expect(searches()).toHaveLength(0);
});

test('[4.035] where a known traffic source opens the search, a visitor without one is invited and sends no request', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 40 }) }),
  });
  const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;
  await renderRemote(remote, { at: '/members', settings });
  expect(await screen.findByRole('heading', { name: 'Members see members' })).toBeInTheDocument();
  expect(searches()).toHaveLength(0);
  cleanup();
  await renderRemote(remote, { at: '/members', settings: { ...settings, traffic_source: true } });
  expect(await screen.findByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '39 more once you join' })).toBeInTheDocument();
});

test('[6.001] under "all" a visitor turns the pages like a member, with the invitation below', async () => {
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user } = await renderRemote(remote, { at: '/members', settings: { logged_out_search: 'all' } });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'There is more once you join' })).toBeInTheDocument();
});
