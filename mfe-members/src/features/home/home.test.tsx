import { screen } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';

const onScreen = (wide: boolean) => {
  window.matchMedia = (query) => ({ matches: wide, media: query }) as MediaQueryList;
};
beforeEach(async () => {
  await serveApi({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
});

test('[2.035] [2.002] [2.054] two taps open sign-up as a modal on desktop, with the chosen values', async () => {
  onScreen(true);
  const { user, frame } = await renderRemote(remote, { at: '/' });
  await user.click(screen.getByRole('radio', { name: 'A woman' }));
  await user.click(screen.getByRole('radio', { name: 'Men' }));
  await user.click(screen.getByRole('button', { name: 'Sign up free' }));
  expect(frame.opened).toEqual([{ slot: 'signup-modal', props: { gender: 'female', seeking: 'male' } }]);
});

test('[2.054] smartphones get the sign-up page', async () => {
  onScreen(false);
  const { user, frame, at } = await renderRemote(remote, { at: '/' });
  await user.click(screen.getByRole('button', { name: 'Sign up free' }));
  expect(frame.opened).toEqual([]);
  expect(at()).toBe('/signup?gender=male&seeking=female');
});

test('[9.025] every price on the home page is a setting', async () => {
  await renderRemote(remote, {
    at: '/',
    settings: {
      capabilities: ['chat_photos', 'gifts'],
      message_credits: 3,
      photo_credits: 4,
      gift_credits: 5,
      free_likes_per_day: 6,
    },
  });
  for (const text of ['3 credits', '4 credits', '5 credits', 'Likes, up to 6 a day'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('home prices only what works', async () => {
  await renderRemote(remote, { at: '/', settings: { capabilities: [] } });
  expect(screen.getByText('A message')).toBeInTheDocument();
  expect(screen.queryByText('A photo in a chat')).not.toBeInTheDocument();
  expect(screen.queryByText('A gift')).not.toBeInTheDocument();
});

test('[1.012] the premium claim is shown only while its figure is set, with its source', async () => {
  await renderRemote(remote, {
    at: '/',
    settings: { premium_claim: { percent: 46, measured_at: '2026-09-30', source: 'own count' } },
  });
  expect(screen.getByText('Premium members have a 46% higher chance of a match.')).toBeInTheDocument();
  expect(screen.getByText('Measured 30 September 2026. Source: own count')).toBeInTheDocument();
});

test('without a measured figure there is no premium claim', async () => {
  await renderRemote(remote, { at: '/' });
  expect(screen.queryByText(/higher chance/)).not.toBeInTheDocument();
});

test('members are right after the headline, before prices and the text about fictional profiles', async () => {
  await renderRemote(remote, { at: '/' });
  await screen.findByRole('link', { name: 'Nadia, 31' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Meet halfway.',
    'Who’s around',
    'What it costs, before you start.',
    expect.stringMatching(/We say so/),
  ]);
});

test('places wait for people nearby, so that nothing below them moves', async () => {
  await serveApi({ 'GET /api/members.php': () => new Promise(() => undefined) });
  await renderRemote(remote, { at: '/' });
  expect(screen.getByText('Loading profiles')).toBeInTheDocument();
  expect(screen.getByText('What it costs, before you start.')).toBeInTheDocument();
});

test.each([
  ['none', true, false],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
] as const)(
  '[5.011] [6.001] where sign-ups are "%s" and a traffic source is known: %s, the home page asks its first questions: %s',
  async (signups, known, asks) => {
    await renderRemote(remote, { at: '/', settings: { signups, traffic_source: known } });
    const count = (found: unknown[]) => found.length;
    expect(count(screen.queryAllByText('New sign-ups are currently invite-only.'))).toBe(asks ? 0 : 1);
    expect(count(screen.queryAllByRole('button', { name: 'Sign up free' }))).toBe(asks ? 1 : 0);
  },
);
