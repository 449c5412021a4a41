import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { DISMISSED_COOKIE } from '@rendezvous/contract/composition/dismissals';
import { refusal, serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import { dismissedBy } from '#src/kernel/dismissals/dismissals.ts';
import { NO_PUSH_OFFER, pushOffer } from '#src/kernel/push/push-offer.ts';
import { bonusOf, renderInFrame, welcomeOf } from '#src/test/frame.tsx';
import { NoticePlace } from './notice-place.tsx';
import { NoticesPart } from './notices-part.ts';

/** A busy machine is slow and not wrong. */
const PATIENCE = { timeout: 10_000 };

let api: ApiDouble;
beforeAll(() => NoticesPart.preload());
afterEach(() => {
  window.localStorage.clear();
  document.cookie = `${DISMISSED_COOKIE}=; path=/; max-age=0`;
});

const place = (at: string, facts: Parameters<typeof renderInFrame>[2]) =>
  renderInFrame((route) => <NoticePlace route={route} />, at, facts);
const seen = userOf({
  profile: { main_image: { path: 'a', thumb_path: 'b', status: 'active', focus: { x: 50, y: 30 } } },
});
const unconfirmed = userOf({
  status: 'not_confirmed',
  email: 'daan@example.com',
  profile: { status: 'disabled' },
});

test('[2.061] [4.039] closing the photo alert is remembered for this member on this device, and sent to the server', async () => {
  const before = Date.now();
  const { user } = await place('/members', { user: userOf() });
  expect(screen.getByText(/has no photo yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/has no photo yet/)).not.toBeInTheDocument();
  expect(dismissedBy('u-daan')).toEqual(['photo']);
  expect(dismissedBy('somebody-else')).toEqual([]);
  expect(document.cookie).toContain(`${DISMISSED_COOKIE}=u-daan.photo`);
  const at = Number(Object.entries(window.localStorage).find(([key]) => key.endsWith('u-daan.photo'))![1]);
  expect(at).toBeGreaterThanOrEqual(before);
});

test('[2.061] the photo alert leads to the profile once photos are added there', async () => {
  await place('/members', { user: userOf(), settings: settingsOf({ capabilities: ['profile_editing'] }) });
  expect(screen.getByRole('link', { name: 'Add your photo' })).toHaveAttribute('href', '/profile');
  cleanup();
  await place('/members', { user: userOf(), settings: settingsOf({ capabilities: [] }) });
  expect(screen.queryByRole('link', { name: 'Add your photo' })).not.toBeInTheDocument();
});

test('[4.039] a dismissal is remembered for as long as the storage lives', async () => {
  window.localStorage.setItem('rv.device.dismissed.u-daan.photo', String(Date.now() - 3_660 * 86_400_000));
  expect(dismissedBy('u-daan')).toEqual(['photo']);
  window.localStorage.clear();
  expect(dismissedBy('u-daan')).toEqual([]);
});

test('[2.060] each alert that is due is reached: one is shown, with its number and the way to the next', async () => {
  const { user } = await place('/members', { user: userOf({ notifications_disabled: ['fbl'] }) });
  expect(screen.getByText(/marked as spam/)).toBeInTheDocument();
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next notice' }));
  expect(screen.getByText(/has no photo yet/)).toBeInTheDocument();
  expect(screen.queryByText(/marked as spam/)).not.toBeInTheDocument();
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByText(/marked as spam/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next notice' })).not.toBeInTheDocument();
});

test('[2.062] push is offered in the page, on arrival at the next one, until it is closed or on', async () => {
  const { user, go, frame } = await place('/members', { user: seen });
  const offer = () => screen.queryByText(/Get notified of new messages/);
  act(() => pushOffer.set({ possible: true, subscribe: async () => undefined }));
  expect(offer()).not.toBeInTheDocument();
  await go('/likes');
  expect(offer()).toBeInTheDocument();
  act(() => pushOffer.set(NO_PUSH_OFFER));
  expect(offer()).not.toBeInTheDocument();
  act(() => pushOffer.set({ possible: true, subscribe: async () => undefined }));
  await go('/profile');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await go('/members');
  expect(offer()).not.toBeInTheDocument();
  act(() => pushOffer.set(NO_PUSH_OFFER));
  expect(frame.session.user()).not.toBeNull();
});

test('[2.057] the activation reminder sends the mail again, and says when it is too soon', async () => {
  const answers = [{ status: 204 }, refusal(429, 'rate_limited', { retry_after: 42 })];
  api = await serveApi({ 'POST /api/activate-resend.php': () => answers.shift()! });
  const { user, frame } = await place('/members', { user: unconfirmed });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  const toast = () => frame.hub.as('shell').last('toast:changed')?.text;
  await waitFor(
    () => expect(toast()).toBe('Sent to daan@example.com. It may be in your spam folder.'),
    PATIENCE,
  );
  await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  await waitFor(() => expect(toast()).toMatch(/in 42 seconds/), PATIENCE);
  expect(api.callsOf('POST /api/activate-resend.php')).toHaveLength(2);
});

test('[2.057] an address confirmed elsewhere is announced in place of the reminder', async () => {
  const { frame } = await place('/members', { user: unconfirmed });
  act(() =>
    frame.session.setUser({
      ...unconfirmed,
      status: 'active',
      profile: { ...unconfirmed.profile, status: 'active' },
    }),
  );
  expect(screen.getByText(/Your e-mail address is confirmed/)).toBeInTheDocument();
});

test.each([
  ['bounce', /bounce/],
  ['fbl', /marked as spam/],
  ['listunsubscribe', /You unsubscribed/],
] as const)(
  '[2.063] disabled by %s: the alert says so, cannot be closed, and leads to customer service, or to the settings once they are there',
  async (reason, words) => {
    const member = userOf({ notifications_disabled: [reason], profile: seen.profile });
    await place('/members', { user: member, settings: settingsOf({ capabilities: [] }) });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/pages/service');
    cleanup();
    await place('/members', { user: member, settings: settingsOf({ capabilities: ['account_settings'] }) });
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/notifications');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  },
);

test('a notice that becomes due on an open page waits for the next page', async () => {
  const { frame, go } = await place('/members', { user: seen });
  act(() => frame.session.setUser({ ...seen, notifications_disabled: ['fbl'] }));
  expect(screen.queryByText(/marked as spam/)).not.toBeInTheDocument();
  await go('/likes');
  expect(screen.getByText(/marked as spam/)).toBeInTheDocument();
});

test('[2.056] [3.009] the time bonus is shown in the members area, for members who have one and have not paid', async () => {
  const offers = { bonus: bonusOf(13_267), welcome: null, window_seconds: 14_400 };
  const { go, frame } = await place('/members', { user: seen, offers });
  expect(screen.getByRole('complementary', { name: 'Time bonus' })).toHaveTextContent(
    '25% off your first credits · ends in 03:41:07',
  );
  await go('/profile');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  for (const path of ['/chats', '/premium', '/likes', '/likes/m/m-2', '/members/m-2', '/members']) {
    await go(path);
    expect(screen.getByRole('timer')).toBeInTheDocument();
  }
  act(() => frame.session.setCredits(10, true));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[3.009] the time bonus is no longer visible once its banner is closed, and its time goes on', async () => {
  const offers = { bonus: bonusOf(13_267), welcome: null, window_seconds: 14_400 };
  const { user, frame, go } = await place('/members', { user: seen, offers });
  const bonus = () => frame.hub.as('shell').last('timebonus:changed')!;
  expect(bonus().isVisible).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hide this banner' }));
  expect(bonus()).toEqual({ ...offers.bonus, isVisible: false });
  await go('/premium');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  cleanup();
  const again = await place('/members', { user: seen, offers });
  expect(again.frame.hub.as('shell').last('timebonus:changed')!.isVisible).toBe(false);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[4.019] the banner is removed at log-out', async () => {
  const { frame } = await place('/members', {
    user: userOf(),
    offers: { bonus: bonusOf(60), welcome: null, window_seconds: 14_400 },
  });
  expect(screen.getByRole('timer')).toBeInTheDocument();
  act(() => frame.session.end());
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[1.013] visitors see the welcome offer and what runs when, and may close it', async () => {
  const { user, frame } = await place('/', {
    offers: { bonus: null, welcome: welcomeOf(), window_seconds: 14_400 },
  });
  const banner = screen.getByRole('complementary', { name: 'Welcome offer' });
  expect(banner).toHaveTextContent('New here? 25% off your first credits · Act Fast, Only 4 hours to Claim');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'How it works' }));
  expect(frame.modals.current.get()).toEqual({ name: 'welcome', props: { percentage: 25 } });
  await user.click(screen.getByRole('button', { name: 'Hide this banner' }));
  expect(banner).not.toBeInTheDocument();
  expect(dismissedBy(null)).toEqual(['welcome']);
});

test('[1.013] an offer that begins on an open page waits for the next page; an expired one disappears at once for good', async () => {
  const { frame, go } = await place('/', {});
  const publish = (welcome: ReturnType<typeof welcomeOf>) =>
    act(() => frame.hub.as('shell').publish('welcome-code:changed', welcome));
  const banner = () => screen.queryByRole('complementary', { name: 'Welcome offer' });
  publish(welcomeOf());
  expect(banner()).not.toBeInTheDocument();
  await go('/pricing');
  expect(banner()).toBeInTheDocument();
  publish({ ...welcomeOf(), expired: true });
  expect(banner()).not.toBeInTheDocument();
  await go('/');
  expect(banner()).not.toBeInTheDocument();
});

test('[1.013] beside the words for a new member runs the server’s clock', async () => {
  const { expires_at: expires, now } = bonusOf(3_661);
  const welcome = { ...welcomeOf(expires), now };
  await place('/pricing', {
    user: userOf(),
    offers: { bonus: bonusOf(3_661), welcome, window_seconds: 14_400 },
  });
  const banner = screen.getByRole('complementary', { name: 'Welcome offer' });
  expect(banner).toHaveTextContent('ends in 01:01:01');
  expect(banner).not.toHaveTextContent('hours');
});
