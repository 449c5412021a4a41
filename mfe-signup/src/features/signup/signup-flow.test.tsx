import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import {
  answerAll,
  fill,
  forgetSignUp,
  member,
  server,
  skipTo,
  start,
  enterAccount,
  enterWho,
} from './test/sign-up-page.ts';

beforeEach(forgetSignUp);

test('[2.073] [2.082] [4.006] [4.007] [4.009] steps lead from the account to the profile, and optional steps can be skipped', async () => {
  const page = await start();
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toBeInTheDocument();
  await enterWho(page);
  await enterAccount(page);
  const photo = await screen.findByRole('heading', { name: 'Add a photo' });
  await waitFor(() => expect(photo).toHaveFocus());
  expect(page.frame.users.at(-1)).toEqual(member);
  await skipTo(page, 'What would you say yes to?');
  await page.user.click(screen.getByRole('button', { name: 'Dancing' }));
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Say it in your own words' });
  await fill(page, 'In your own words', 'I cook.');
  await page.user.click(screen.getByRole('button', { name: 'Create my profile' }));
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toBeInTheDocument();
  expect(
    server()
      .callsOf('PUT /api/signup.php')
      .map(({ body }) => body),
  ).toEqual([
    { step: 2 },
    { step: 3 },
    { step: 4, profile: { interests: ['dancing'], about_me: 'I cook.' } },
  ]);
});

test('[4.010] each line of the progress is done when the server has done it, then a press leads to the suggestions', async () => {
  let steps = ['checking_profile', 'creating_account'];
  const page = await start({ 'GET /api/activation.php': () => ({ body: { steps } }) });
  await answerAll(page);
  expect(await screen.findByText('Creating account: done')).toBeInTheDocument();
  expect(screen.getByText('Looking for matches')).toBeInTheDocument();
  act(() =>
    page.hub
      .as('shell')
      .publish('live:received', { name: 'activation', data: { step: 'looking_for_matches' } }),
  );
  expect(screen.getByText('Looking for matches: done')).toBeInTheDocument();
  steps = [...steps, 'looking_for_matches', 'sending_activation_email'];
  const go = screen.getByRole('button', { name: 'See who is around' });
  expect(go).toBeDisabled();
  await waitFor(() => expect(go).toBeEnabled(), { timeout: 5000 });
  expect(page.at()).toBe('/');
  await page.user.click(go);
  await waitFor(() => expect(page.at()).toBe('/signup-matches'));
  page.go(-1);
  expect(page.at()).toBe('/');
  expect(page.entryState()).toBeNull();
  expect(page.hub.as('shell').last('signup:progressed')).toEqual({ step: 4, complete: true });
});

test.each([
  ['turned on', 'Turn on notifications', 1],
  ['put off', 'Not now', 0],
] as const)(
  '[4.010] after the last question notifications are offered; once %s, the progress follows',
  async (_answer, button, times) => {
    const subscribe = jest.fn(async () => undefined);
    const page = await start({}, { push: { offered: () => true, subscribe } });
    await answerAll(page);
    const offer = await screen.findByRole('heading', { name: 'Know when someone writes' });
    await waitFor(() => expect(offer).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Nearly there' })).not.toBeInTheDocument();
    expect(subscribe).not.toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: button }));
    const progress = await screen.findByRole('heading', { name: 'Nearly there' });
    await waitFor(() => expect(progress).toHaveFocus());
    expect(subscribe).toHaveBeenCalledTimes(times);
  },
);

test('[4.010] where notifications cannot be turned on the progress follows at once', async () => {
  const page = await start();
  await answerAll(page);
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).not.toBeInTheDocument();
});

test('[2.055] before anything has been answered Escape closes it', async () => {
  const page = await start();
  await page.user.keyboard('{Escape}');
  expect(page.frame.closed).toEqual(['signup-modal']);
});

test('[2.055] while it is in progress Escape does not close it; the cross does', async () => {
  const page = await start();
  await page.user.click(screen.getByRole('radio', { name: 'A man' }));
  await page.user.keyboard('{Escape}{Escape}');
  expect(page.frame.closed).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Close sign-up' }));
  expect(page.frame.closed).toEqual(['signup-modal']);
});

test('Continue is refused until both choices are made', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Choose one of the two.')).toHaveLength(2);
});

test('[5.011] [4.034] without an invitation a closed site says so; a known traffic source opens it', async () => {
  await start({}, { settings: { signups: 'with_trafficsource' } });
  expect(screen.getByText('Sign-up is currently invite-only')).toBeInTheDocument();
  document.body.replaceChildren();
  await start({}, { settings: { signups: 'with_trafficsource', traffic_source: true } });
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toBeInTheDocument();
});

test('[3.016] the traffic source is sent with the account', async () => {
  document.cookie = 'traffic_source=network%3Dacme%26sub1%3Da; Path=/';
  const page = await start();
  await enterWho(page);
  await enterAccount(page);
  await screen.findByRole('heading', { name: 'Add a photo' });
  expect(server().callsOf('POST /api/signup.php')[0]!.body).toMatchObject({
    tracking: { network: 'acme', sub1: 'a' },
    language: 'en',
    country: 'NL',
  });
});

test('the dialog starts at its heading, not at the close button', async () => {
  await start();
  expect(screen.getByRole('heading', { name: 'Who meets whom?' })).toHaveFocus();
});
