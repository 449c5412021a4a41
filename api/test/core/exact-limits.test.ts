import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_PASSKEYS } from '@rendezvous/contract/resources/passkeys/schemas';
import { SETTINGS, type SettingKey, type SettingValue } from '@rendezvous/contract/settings/table';
import { openChatPhotoLink, signChatPhoto } from '#src/conversation/chat-photos/links.ts';
import { isAfter, isSessionEnd } from '#src/conversation/events/bus.ts';
import { mayAdd } from '#src/identity/passkeys/policy.ts';
import { isOver } from '#src/operations/mailings/policy.ts';
import { encodingFor } from '#src/pages/render/compressed-page.ts';
import { splitLocale } from '#src/pages/render/document.ts';
import { undoable } from '#src/people/likes/policy.ts';
import type { CardRow } from '#src/people/members/card-repository.ts';
import { presentCard } from '#src/people/members/presenter.ts';
import { openPhotoLink, signPhotoLink } from '#src/people/photos/links.ts';
import { limitWindows } from '#src/platform/http/limit-windows.ts';
import { after, createFixedClock, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { isTooDeep } from '#src/platform/lib/hostile-input.ts';
import { createSigner } from '#src/platform/lib/signer.ts';
import { trustedProxies } from '#src/platform/lib/trusted-proxies.ts';
import { stateOf } from '#src/site/data-export/policy.ts';
import { endOfEvening, reasonOf } from '#src/site/tonight/policy.ts';
import { isWorthSending, openMorning } from '#src/site/weekly-updates/policy.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ago = (milliseconds: number): Date => after(NOW, -milliseconds);
const signer = createSigner('the secret of this test');

/** Moment at which a signed link ends. */
const endOf = (link: string): Date => new Date(parseInt(link.split('~')[2]!, 36));
const chatLink = signChatPhoto(signer, 'photo', 'reader', NOW).large;
const photoLink = signPhotoLink(signer, { photoId: 'photo', size: 'large' }, 'reader', NOW);
const opensChat = (before: number): boolean =>
  openChatPhotoLink(
    signer,
    chatLink.replace('/photo/chat/', ''),
    'reader',
    after(endOf(chatLink), -before),
  ) !== null;
const opensPhoto = (before: number): boolean =>
  openPhotoLink(signer, photoLink.replace('/photo/', ''), 'reader', after(endOf(photoLink), -before)) !==
  null;

/** Settings as the product has them at first. */
const AT_FIRST = {
  value: <K extends SettingKey>(_: string, key: K) => SETTINGS[key].initial as SettingValue<K>,
};

const CARD: CardRow = {
  id: 'member',
  name: 'Bo',
  domain: 'rendezvous.example',
  paidUser: false,
  fictional: false,
  invisible: false,
  age: 30,
  country: 'NL',
  region: null,
  city: null,
  lastActive: NOW,
  photoCount: 0,
  liked: false,
  joined: NOW,
  interestsInCommon: 0,
  imagePath: null,
  thumbPath: null,
  focusX: null,
  focusY: null,
};
const cardOf = (own: Partial<CardRow>) =>
  presentCard({ ...CARD, ...own }, { now: NOW, settings: AT_FIRST, showsInterests: true });
const activeAgo = (milliseconds: number) => cardOf({ lastActive: ago(milliseconds) }).last_active_bucket;
const photosOn = (photoCount: number, paidUser = false) => cardOf({ photoCount, paidUser }).photo_count;
const joinedAgo = (milliseconds: number) => cardOf({ joined: ago(milliseconds) }).new_member;

const undoWithin = (milliseconds: number): boolean =>
  undoable(ago(milliseconds), { undoSeconds: 5, free: 4, premium: 200 }, NOW);

const COPY = {
  id: 'copy',
  user_id: 'member',
  files: [],
  file: null,
  bytes: 1,
  requested_at: ago(HOUR),
  ready_at: null,
  expires_at: NOW,
};
const copyAt = (state: 'preparing' | 'ready' | 'failed', now: Date) => stateOf({ ...COPY, state }, now).state;

const weekly = { weekday: 4, hour: 8, spreadMinutes: 60 };
/** Eight o'clock in Amsterdam on a Thursday. */
const EIGHT = new Date('2026-11-19T07:00:00.000Z');
const isOpen = (at: Date): boolean => openMorning(at, 'Europe/Amsterdam', weekly) !== null;
const week = { unread: 0, likes: 0, newcomers: { count: 0, nearby: false }, credits: 9 };

/** Counts of requests at these moments within a window of a second. */
function countsAt(...moments: number[]): number[] {
  const clock = createFixedClock(NOW);
  const windows = new (limitWindows(clock, null))();
  let passed = 0;
  return moments.map((moment) => {
    clock.advance((moment - passed) / 1000);
    passed = moment;
    return windows.countHere('key', 1000).current;
  });
}

const nested = (depth: number): unknown => (depth === 1 ? 1 : [nested(depth - 1)]);
const isTrusted = (text: string, hop = 0, address = '10.0.0.1') =>
  trustedProxies(text)?.(address, hop) ?? null;
const none = {
  choice: null,
  likesMe: false,
  halves: [],
  interestsInCommon: 0,
  isNew: false,
  sameRegion: false,
};
const reason = (own: Partial<Parameters<typeof reasonOf>[0]>) =>
  reasonOf({ ...none, ...own }, null, () => undefined)?.kind ?? null;

/** What each limit decides just below it, at it and just above it. */
const LIMITS: Readonly<Record<string, readonly [read: () => unknown, wanted: unknown]>> = {
  'a card counts the photos that the plan shows': [
    () => [photosOn(2), photosOn(3), photosOn(4), photosOn(4, true)],
    [2, 3, 3, 4],
  ],
  'the link of a chat photo ends at its moment': [() => [1, 0, -1].map(opensChat), [true, false, false]],
  'the link of a photo ends at its moment': [() => [1, 0, -1].map(opensPhoto), [true, false, false]],
  'an event is not after itself': [
    () => [
      isAfter('5-1', '5-1'),
      isAfter('5-2', '5-1'),
      isAfter('5-0', '5-1'),
      isAfter('6-0', '5-9'),
      isAfter('4-9', '5-1'),
    ],
    [false, true, false, true, false],
  ],
  'a session ends with an event of its member that says so': [
    () =>
      [
        { name: 'user', data: { reason: 'session_ended' } } as const,
        { name: 'user', data: { reason: 'status' } } as const,
      ].map(isSessionEnd),
    [true, false],
  ],
  'an account has as many passkeys as allowed': [
    () => [MOST_PASSKEYS - 1, MOST_PASSKEYS].map(mayAdd),
    [true, false],
  ],
  'an offer is over at its end, news never': [
    () => [after(NOW, 1), NOW, ago(1), null].map((valid_until) => isOver({ valid_until }, NOW)),
    [false, true, true, false],
  ],
  'Brotli is chosen among equals, and nothing where both are refused': [
    () => ['br;q=0.5, gzip;q=0.5', 'br;q=0.4, gzip;q=0.5', 'gzip', 'br;q=0, gzip;q=0'].map(encodingFor),
    ['br', 'gzip', 'gzip', null],
  ],
  'a language is split off a path whole': [
    () => ['/de', '/de/members', '/dex'].map((path) => splitLocale(path).pathname),
    ['/', '/members', '/dex'],
  ],
  'activity is shown in steps that end before their limit': [
    () =>
      [5 * MINUTE - 1, 5 * MINUTE, DAY - 1, DAY, 7 * DAY - 1, 7 * DAY, 30 * DAY - 1, 30 * DAY].map(activeAgo),
    ['online', 'today', 'today', 'week', 'week', 'month', 'month', 'longer'],
  ],
  'a member is new for less than seven days': [() => [7 * DAY - 1, 7 * DAY].map(joinedAgo), [true, false]],
  'a like is undone up to five seconds later': [
    () => [4999, 5000, 5001].map(undoWithin),
    [true, true, false],
  ],
  'a copy of data is there until its end, and fails an hour after its order': [
    () => [
      copyAt('ready', ago(1)),
      copyAt('ready', NOW),
      copyAt('preparing', ago(1)),
      copyAt('preparing', NOW),
      copyAt('failed', ago(1)),
    ],
    ['ready', 'none', 'preparing', 'failed', 'failed'],
  ],
  'weekly updates leave from the first moment of their hour to the last before its end': [
    () =>
      [after(EIGHT, -1), EIGHT, after(EIGHT, HOUR - 1), after(EIGHT, HOUR), after(EIGHT, -DAY)].map(isOpen),
    [false, true, true, false, false],
  ],
  'an update is worth sending with one piece of news, and not for credits': [
    () =>
      [
        week,
        { ...week, unread: 1 },
        { ...week, likes: 1 },
        { ...week, newcomers: { count: 1, nearby: false } },
      ].map(isWorthSending),
    [false, true, true, true],
  ],
  'an evening ends at six, and the next one begins then': [
    () =>
      ['04:59:59.999', '05:00:00.000'].map((at) =>
        endOfEvening(new Date(`2026-11-20T${at}Z`), 'NL')
          .toISOString()
          .slice(8, 16),
      ),
    ['20T05:00', '21T05:00'],
  ],
  'a window of requests ends at its moment': [() => countsAt(0, 999, 1000, 1999, 2000), [1, 2, 1, 2, 1]],
  'a body is nested 32 levels deep at most': [
    () => [32, 33].map((depth) => isTooDeep(nested(depth))),
    [false, true],
  ],
  'of proxies the number of hops is trusted, from 1 to 16': [
    () => [isTrusted('2', 1), isTrusted('2', 2), isTrusted('16', 15), isTrusted('0'), isTrusted('17')],
    [true, false, true, null, null],
  ],
  'a network of proxies has from one bit to all of its address': [
    () =>
      ['10.0.0.0/1', '10.0.0.1/32', '10.0.0.0/0', '10.0.0.0/33', ' 10.0.0.1 , 10.9.0.1'].map((text) =>
        isTrusted(text),
      ),
    [true, true, null, null, true],
  ],
  'a network of IPv6 proxies has 128 bits at most': [
    () => ['::1/128', '::1/129'].map((text) => isTrusted(text, 0, '::1')),
    [true, null],
  ],
  'no reason to suggest a member is made up': [
    () => [
      reason({}),
      reason({ interestsInCommon: 1 }),
      reason({ isNew: true }),
      reason({ sameRegion: true }),
    ],
    [null, 'interests', 'new', 'region'],
  ],
};

for (const [name, [read, wanted]] of Object.entries(LIMITS))
  test(name, () => assert.deepEqual(read(), wanted));
