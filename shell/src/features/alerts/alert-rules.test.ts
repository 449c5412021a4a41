import { matchRoute, routeByName, ROUTES, type AlertName } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { userOf } from '@rendezvous/testing/settings';
import { dueAlert, type AlertFacts } from './alert-rules.ts';
import { disabledReason } from './disabled-reason.ts';

const IMAGE = { path: 'a.webp', thumb_path: 'b.webp', status: 'active', focus: { x: 50, y: 30 } };
const withPhoto = { main_image: IMAGE } as Partial<User['profile']>;
const members = {
  activation: userOf({ status: 'not_confirmed', profile: { status: 'disabled', ...withPhoto } }),
  disabledNotifications: userOf({ notifications_disabled: ['fbl'], profile: withPhoto }),
  photo: userOf(),
  push: userOf({ profile: withPhoto }),
};
const due = (route: string, user: User | null, facts: Partial<AlertFacts> = {}) =>
  dueAlert({
    route: matchRoute(route)!.route,
    user,
    dismissed: [],
    pushOffered: false,
    signingUp: false,
    ...facts,
  });

/** Names of routes with the bars and footer on which an alert does not show. */
const hiddenOn = (name: AlertName) =>
  ROUTES.filter((route) => route.layout === 'default')
    .filter(
      (route) =>
        dueAlert({ route, user: members[name], dismissed: [], pushOffered: true, signingUp: false }) !== name,
    )
    .map((route) => route.name)
    .sort();

test('[2.057] an unconfirmed member whose profile is disabled is reminded of the activation', () => {
  expect(due('/members', members.activation)).toBe('activation');
  expect(due('/members', null)).toBeNull();
  expect(due('/members', { ...members.activation, status: 'active' })).toBeNull();
  expect(due('/members', { ...members.activation, notifications_disabled: ['bounce'] })).toBe(
    'disabledNotifications',
  );
  expect(due('/members', userOf({ status: 'not_confirmed', profile: withPhoto }))).toBeNull();
});

test('[2.058] the activation reminder is hidden on signup and settings, under both their names', () => {
  expect(hiddenOn('activation')).toEqual(['notifications', 'signup', 'signup-matches']);
  expect(due('/settings', members.activation)).toBeNull();
});

test('[2.060] the photo alert is hidden where a photo, a payment or something else is at hand', () => {
  expect(hiddenOn('photo')).toEqual(['directdebit', 'notifications', 'premium', 'profile', 'signup']);
  expect(routeByName('activate-done').hiddenAlerts).toContain('photo');
  expect(due('/settings', members.photo)).toBeNull();
  expect(due('/members', members.push)).toBeNull();
});

test('[2.061] [4.039] a closed alert is not due again', () => {
  expect(due('/members', members.photo, { dismissed: ['photo'] })).toBeNull();
  expect(due('/members', members.photo, { dismissed: ['push'] })).toBe('photo');
});

test('[2.062] push is offered where it can be, and hidden on its routes', () => {
  expect(due('/members', members.push)).toBeNull();
  expect(due('/members', members.push, { pushOffered: true })).toBe('push');
  expect(due('/members', members.push, { pushOffered: true, dismissed: ['push'] })).toBeNull();
  expect(hiddenOn('push')).toEqual([
    'credits',
    'credits-id-paymentmethod',
    'directdebit',
    'members-id',
    'notifications',
    'premium',
    'signup',
    'swipe-game',
  ]);
  expect(routeByName('activate-done').hiddenAlerts).toContain('push');
});

test('[2.063] disabled notifications are reported everywhere but on the settings', () => {
  expect(hiddenOn('disabledNotifications')).toEqual(['notifications']);
  expect(due('/settings', members.disabledNotifications)).toBeNull();
});

test('alerts follow one another: activation, disabled notifications, photo, push', () => {
  const all = userOf({ status: 'not_confirmed', profile: { status: 'disabled' } });
  expect(due('/members', all, { pushOffered: true })).toBe('activation');
  expect(due('/members', userOf({ notifications_disabled: ['bounce'] }), { pushOffered: true })).toBe(
    'disabledNotifications',
  );
  expect(due('/members', userOf(), { pushOffered: true })).toBe('photo');
  expect(due('/members', userOf(), { pushOffered: true, dismissed: ['photo'] })).toBe('push');
});

test('nothing is shown in the middle of a sign-up, on landers or in a conversation', () => {
  expect(due('/members', members.photo, { signingUp: true })).toBeNull();
  expect(due('/chats', members.photo)).toBeNull();
  expect(due('/landers/adultonly', members.photo)).toBeNull();
});

test('of several reasons the farthest-reaching is shown', () => {
  expect(disabledReason(['listunsubscribe', 'fbl', 'bounce'])).toBe('bounce');
  expect(disabledReason(['listunsubscribe', 'fbl'])).toBe('fbl');
  expect(disabledReason(['listunsubscribe'])).toBe('listunsubscribe');
});
