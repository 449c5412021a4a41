import { DISMISSIBLE } from '@rendezvous/contract/composition/dismissals';
import { matchRoute, ROUTES, type AlertName } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { userOf } from '@rendezvous/testing/settings';
import { dueAlerts, type AlertFacts } from './alert-rules.ts';
import { disabledReason } from './disabled-reason.ts';

const IMAGE = { path: 'a.webp', thumb_path: 'b.webp', status: 'active', focus: { x: 50, y: 30 } };
const withPhoto = { main_image: IMAGE } as Partial<User['profile']>;
const members = {
  activation: userOf({ status: 'not_confirmed', profile: { status: 'disabled', ...withPhoto } }),
  disabledNotifications: userOf({ notifications_disabled: ['fbl'], profile: withPhoto }),
  photo: userOf(),
  push: userOf({ profile: withPhoto }),
  consent: userOf({ consent_outdated: true }),
};
const due = (route: string, user: User | null, facts: Partial<AlertFacts> = {}) =>
  dueAlerts({
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
        !dueAlerts({
          route,
          user: members[name],
          dismissed: [],
          pushOffered: true,
          signingUp: false,
        }).includes(name),
    )
    .map((route) => route.name)
    .sort();

test('[2.057] an unconfirmed member whose profile is disabled is reminded of the activation', () => {
  expect(due('/members', members.activation)).toEqual(['activation']);
  expect(due('/members', null)).toEqual([]);
  expect(due('/members', { ...members.activation, status: 'active' })).toEqual([]);
  expect(due('/members', { ...members.activation, notifications_disabled: ['bounce'] })).toEqual([
    'disabledNotifications',
  ]);
  expect(due('/members', userOf({ status: 'not_confirmed', profile: withPhoto }))).toEqual([]);
});

test('[2.058] the activation reminder is hidden on signup and settings, under both their names', () => {
  expect(hiddenOn('activation')).toEqual(['notifications', 'signup', 'signup-matches']);
  expect(due('/settings', members.activation)).toEqual([]);
});

test('[2.060] the photo alert is hidden on its seven routes only, whatever else is due', () => {
  expect(hiddenOn('photo')).toEqual([
    'activate-done',
    'directdebit',
    'notifications',
    'premium',
    'profile',
    'signup',
  ]);
  expect(due('/settings', members.photo)).toEqual([]);
  expect(due('/members', members.push)).toEqual([]);
  expect(due('/members', { ...members.photo, notifications_disabled: ['fbl'] })).toContain('photo');
});

test('[2.061] [4.039] a closed alert is not due again', () => {
  expect(due('/members', members.photo, { dismissed: ['photo'] })).toEqual([]);
  expect(due('/members', members.photo, { dismissed: ['push'] })).toEqual(['photo']);
});

test('[2.062] push is offered where it can be, and hidden on its five routes only', () => {
  expect(due('/members', members.push)).toEqual([]);
  expect(due('/members', members.push, { pushOffered: true })).toEqual(['push']);
  expect(due('/members', members.push, { pushOffered: true, dismissed: ['push'] })).toEqual([]);
  expect(hiddenOn('push')).toEqual(['activate-done', 'directdebit', 'notifications', 'premium', 'signup']);
});

test('[2.063] disabled notifications are reported everywhere but on the settings', () => {
  expect(hiddenOn('disabledNotifications')).toEqual(['notifications']);
  expect(due('/settings', members.disabledNotifications)).toEqual([]);
  const closed = ['photo', 'push', 'bonus', 'welcome'] as const;
  expect(DISMISSIBLE).toEqual(closed);
  expect(due('/members', members.disabledNotifications, { dismissed: closed })).toEqual([
    'disabledNotifications',
  ]);
});

test('a consent to an earlier text is asked for again before the photo, and not while signing up or on the settings', () => {
  expect(due('/members', members.consent)).toEqual(['consent', 'photo']);
  expect(hiddenOn('consent')).toEqual(['activate-done', 'notifications', 'signup', 'signup-matches']);
});

test('[2.060] every alert that is due is listed: activation, disabled notifications, photo, push', () => {
  const unconfirmed = userOf({ status: 'not_confirmed', profile: { status: 'disabled' } });
  expect(due('/members', unconfirmed, { pushOffered: true })).toEqual(['activation', 'photo', 'push']);
  expect(due('/members', userOf({ notifications_disabled: ['bounce'] }), { pushOffered: true })).toEqual([
    'disabledNotifications',
    'photo',
    'push',
  ]);
  expect(due('/members', userOf(), { pushOffered: true, dismissed: ['photo'] })).toEqual(['push']);
});

test('nothing is shown in the middle of a sign-up, on landers or in a conversation', () => {
  expect(due('/members', members.photo, { signingUp: true })).toEqual([]);
  expect(due('/chats', members.photo)).toEqual([]);
  expect(due('/landers/adultonly', members.photo)).toEqual([]);
});

test('of several reasons the farthest-reaching is shown', () => {
  expect(disabledReason(['listunsubscribe', 'fbl', 'bounce'])).toBe('bounce');
  expect(disabledReason(['listunsubscribe', 'fbl'])).toBe('fbl');
  expect(disabledReason(['listunsubscribe'])).toBe('listunsubscribe');
});
