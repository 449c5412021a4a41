import { screen, waitFor, within } from '@testing-library/react';
import type { Capability } from '@rendezvous/contract/kernel/capabilities';
import { NOTIFICATION_TYPES } from '@rendezvous/contract/resources/accounts/values';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const NAMES = {
  new_conversations: 'New conversations',
  new_messages: 'New messages',
  like: 'Likes and matches',
  unread_message_reminders: 'Unread messages',
  promotions: 'Discounts',
  weekly_updates: 'Your week',
  news: 'News',
  reminders: 'Reminders',
};

const ON = new Set<string>([
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
]);
const daan = userOf({
  notifications: Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, ON.has(type)])),
});

let api: ApiDouble;
const serve = async (handlers: Handlers) => (api = await serveApi(handlers));

/** Answers each change of the account when the test asks for it. */
function pendingChanges() {
  const waiting: ((refused?: boolean) => void)[] = [];
  let user = daan;
  const handlers: Handlers = {
    'PUT /api/user.php': ({ body }) =>
      new Promise((resolve) =>
        waiting.push((refused = false) => {
          const { notifications, ...rest } = body as { notifications?: Record<string, boolean> };
          if (!refused)
            user = { ...user, ...rest, notifications: { ...user.notifications, ...notifications } };
          resolve(refused ? refusal(503, 'unavailable') : { body: { user } });
        }),
      ),
  };
  return { handlers, waiting };
}

const open = (capabilities: Capability[] = ['invisible_mode', 'site_mails']) =>
  renderRemote(remote, { at: '/settings', user: daan, settings: { capabilities } });

test('[2.080][3.026] the settings show a switch for each of the eight types, and what it sends', async () => {
  await serve({});
  await open();
  for (const type of NOTIFICATION_TYPES) {
    const control = await screen.findByRole('switch', { name: NAMES[type] });
    expect(control).toHaveAccessibleDescription(/\w{3}/);
    expect([type, control.matches(':checked')]).toEqual([type, daan.notifications[type]]);
  }
});

test('types that nothing sends yet have no switch', async () => {
  await serve({});
  await open([]);
  await screen.findByRole('switch', { name: NAMES.reminders });
  for (const type of ['promotions', 'weekly_updates', 'news'] as const)
    expect(screen.queryByRole('switch', { name: NAMES[type] })).toBeNull();
});

test('[3.026] a switch moves at the press and is saved alone; the answer is the account of the page', async () => {
  const { handlers, waiting } = pendingChanges();
  await serve(handlers);
  const { user, frame } = await open();
  const control = await screen.findByRole('switch', { name: 'News' });
  await user.click(control);
  expect(control).toBeChecked();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(api.callsOf('PUT /api/user.php')[0]?.body).toEqual({ notifications: { news: true } });
  waiting[0]!();
  await waitFor(() => expect(frame.toasts.map(({ text }) => text)).toEqual(['Saved']));
  expect(frame.users.at(-1)?.notifications.news).toBe(true);
  expect(control).toBeChecked();
});

test('[3.026] a switch that could not be saved moves back, and says why', async () => {
  const { handlers, waiting } = pendingChanges();
  await serve(handlers);
  const { user, frame } = await open();
  const control = await screen.findByRole('switch', { name: 'New messages' });
  await user.click(control);
  expect(control).not.toBeChecked();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!(true);
  await waitFor(() => expect(control).toBeChecked());
  await waitFor(() => expect(frame.toasts.at(-1)?.tone).toBe('bad'));
  expect(frame.users).toHaveLength(0);
});

test('changes are sent one at a time, and of several presses of one switch the last counts', async () => {
  const { handlers, waiting } = pendingChanges();
  await serve(handlers);
  const { user, frame } = await open();
  const news = await screen.findByRole('switch', { name: 'News' });
  const week = screen.getByRole('switch', { name: 'Your week' });
  await user.click(news);
  await user.click(week);
  await user.click(news);
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!();
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting[2]!();
  await waitFor(() => expect(frame.toasts).toHaveLength(2));
  expect(api.callsOf('PUT /api/user.php').map(({ body }) => body)).toEqual([
    { notifications: { news: true } },
    { notifications: { weekly_updates: true } },
    { notifications: { news: false } },
  ]);
  expect(news).not.toBeChecked();
  expect(week).toBeChecked();
});

test('[4.015][6.012] invisible mode says what it does, and is switched on and off', async () => {
  const { handlers, waiting } = pendingChanges();
  await serve(handlers);
  const { user, frame } = await open();
  const control = await screen.findByRole('switch', { name: 'Invisible mode' });
  expect(control).toHaveAccessibleDescription(
    'You don’t appear in search or in lists, and others can’t like you or write to you. Members you already have a conversation with still see you, and you can both go on writing.',
  );
  for (const on of [true, false]) {
    await user.click(control);
    await waitFor(() => expect(waiting).toHaveLength(on ? 1 : 2));
    waiting.at(-1)!();
    await waitFor(() => expect(frame.users.at(-1)?.invisible).toBe(on));
    await waitFor(() => expect(frame.toasts).toHaveLength(on ? 1 : 2));
  }
  expect(api.callsOf('PUT /api/user.php').map(({ body }) => body)).toEqual([
    { invisible: true },
    { invisible: false },
  ]);
});

test('the rail leads to every group; an address with an anchor opens at its group', async () => {
  await serve({});
  const { user } = await renderRemote(remote, {
    at: '/notifications#help',
    user: daan,
    settings: { capabilities: ['profile_editing'] },
  });
  expect(await screen.findByRole('heading', { name: 'Help' })).toHaveFocus();
  const rail = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(rail.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  await user.click(rail.getByRole('link', { name: 'Privacy' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Privacy' })).toHaveFocus());
  expect(screen.getByRole('link', { name: /Make a complaint/ })).toHaveAttribute('href', '/complaints');
});

test('the rail marks the group in use, also at the end of the page', async () => {
  await serve({});
  const { user } = await renderRemote(remote, { at: '/settings', user: daan });
  const rail = within(await screen.findByRole('navigation', { name: 'Settings' }));
  const current = () => rail.getByRole('link', { current: 'location' });
  await user.click(await screen.findByRole('button', { name: /^Delete my account/ }));
  await waitFor(() => expect(current()).toHaveTextContent('Delete account'));
  await user.click(screen.getByRole('switch', { name: 'News' }));
  await waitFor(() => expect(current()).toHaveTextContent('Notifications'));
});

const disabledBy = (...reasons: ('fbl' | 'bounce' | 'listunsubscribe')[]) => ({
  ...daan,
  notifications_disabled: reasons,
});

test('[3.001] a bounced member reads the address, gets a link on a press, and a way to another address', async () => {
  const answers = [{ status: 204 }, refusal(429, 'rate_limited', { retry_after: 42 })];
  await serve({ 'POST /api/activate-resend.php': () => answers.shift()! });
  const { user, frame } = await renderRemote(remote, { at: '/settings', user: disabledBy('bounce', 'fbl') });
  expect(await screen.findByText(/our e-mails to/)).toHaveTextContent(
    'our e-mails to daan@example.com bounce',
  );
  const ask = screen.getByRole('button', { name: 'Send me the link' });
  await user.click(ask);
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toMatch(/^Sent to daan@example.com/));
  await user.click(ask);
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toMatch(/in 42 seconds/));
  expect(screen.getByRole('link', { name: 'Use another address' })).toHaveAttribute(
    'href',
    '/settings#login',
  );
});

test.each([
  ['fbl', /marked as spam/],
  ['listunsubscribe', /You unsubscribed/],
] as const)(
  '[3.001] mails stopped by %s come again by a press that switches on what was on',
  async (reason, why) => {
    await serve({
      'PUT /api/user.php': () => ({ body: { user: daan } }),
    });
    const { user, frame } = await renderRemote(remote, { at: '/settings', user: disabledBy(reason) });
    expect(await screen.findByText(why)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn on again' }));
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
    expect(api.callsOf('PUT /api/user.php')[0]?.body).toEqual({
      notifications: Object.fromEntries([...ON].map((type) => [type, true])),
    });
    expect(frame.toasts.at(-1)?.text).toBe('You get our e-mails again.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus());
  },
);

test('[3.001] without anything switched on the notice says to switch something on', async () => {
  await serve({});
  const member = { ...disabledBy('listunsubscribe'), notifications: {} };
  await renderRemote(remote, { at: '/settings', user: member });
  expect(await screen.findByText(/Switch on below what you want to get/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn on again' })).toBeNull();
});

test('the settings lead to customer service and to a complaint', async () => {
  await serve({});
  await open();
  expect(await screen.findByRole('link', { name: /^Make a complaint/ })).toHaveAttribute(
    'href',
    '/complaints',
  );
  expect(screen.getByRole('link', { name: /^Customer service/ })).toHaveAttribute('href', '/pages/service');
});
