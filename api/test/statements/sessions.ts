import type { Insertable } from 'kysely';
import { clearAccount, forgiveAttempt } from '#src/identity/accounts/lockout-repository.ts';
import * as sessions from '#src/identity/accounts/session-repository.ts';
import type { LoginFailuresTable, SessionsTable } from '#src/identity/accounts/tables.ts';
import * as challenges from '#src/identity/passkeys/challenge-repository.ts';
import type { PasskeyChallengesTable } from '#src/identity/passkeys/tables.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);
type Session = Insertable<SessionsTable>;
const sessionsOf =
  (others: (people: People) => Readonly<Record<string, Partial<Session>>>) =>
  (tx: Tx, people: People): Promise<unknown> =>
    tx
      .insertInto('sessions')
      .values(
        rowsOf<Session>(
          (name) => ({ id: name, token_hash: hashToken(name) }),
          {
            id: '',
            token_hash: '',
            user_id: people.anna,
            user_agent: 'browser',
            created_at: ago(HOUR),
            authenticated_at: ago(HOUR),
            last_seen_at: ago(MINUTE),
            expires_at: LATER,
          },
          others(people),
        ),
      )
      .execute();

type Failure = Insertable<LoginFailuresTable>;
const failures = (tx: Tx, keys: Readonly<Record<string, Partial<Failure>>>): Promise<unknown> =>
  tx
    .insertInto('login_failures')
    .values(
      Object.entries(keys).map(([key, own]) => ({
        key,
        failures: 2,
        locks: 0,
        locked_until: null,
        updated_at: NOW,
        ...own,
      })),
    )
    .execute();

type Challenge = Insertable<PasskeyChallengesTable>;
const challengesOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('passkey_challenges')
    .values(
      rowsOf<Challenge>(
        (name) => ({ challenge_hash: name }),
        { challenge_hash: '', purpose: 'add', subject: 'session', expires_at: LATER },
        {
          'not asked for': {},
          'other purpose': { purpose: 'log-in' },
          'other subject': { subject: 'elsewhere' },
          over: { expires_at: NOW },
          'long over': { expires_at: ago(1) },
        },
      ),
    )
    .execute();

export const SESSIONS: Readonly<Record<string, Statement>> = {
  'open sessions of a member are listed, the one used last first': {
    table: 'sessions',
    key: 'id',
    wanted: ['newer', 'fits', 'older'],
    write: sessionsOf(({ bo }) => ({
      older: { last_seen_at: ago(HOUR) },
      newer: { last_seen_at: NOW },
      other: { user_id: bo },
      over: { expires_at: NOW },
    })),
    reads: async (tx, { anna }) => (await sessions.listSessions(tx, anna, NOW)).map(({ id }) => id),
  },
  'a session is removed by its own member': {
    table: 'sessions',
    key: 'id',
    wanted: ['fits'],
    write: sessionsOf(({ bo }) => ({ 'not asked for': {}, other: { user_id: bo } })),
    changes: (tx, { anna }, names) => forEach(names, (name) => sessions.removeSession(tx, anna, name)),
  },
  'all sessions of a member but the current one are removed': {
    table: 'sessions',
    key: 'id',
    wanted: ['fits'],
    write: sessionsOf(({ bo }) => ({
      current: {},
      other: { user_id: bo },
    })),
    changes: (tx, { anna }) => sessions.removeSessions(tx, anna, 'current'),
  },
  'sessions beyond the most are removed, those used the longest ago first': {
    table: 'sessions',
    key: 'id',
    wanted: ['fits', 'of one moment', 'oldest'],
    write: sessionsOf(({ bo }) => ({
      newest: { last_seen_at: NOW },
      newer: { last_seen_at: ago(1), created_at: ago(1) },
      'of one moment': { last_seen_at: ago(1), created_at: ago(HOUR) },
      oldest: { last_seen_at: ago(HOUR) },
      other: {
        user_id: bo,
        last_seen_at: ago(DAY),
      },
    })),
    changes: (tx, { anna }) => sessions.removeOldest(tx, anna, 2),
  },
  'sessions whose time is over are removed': {
    table: 'sessions',
    key: 'id',
    wanted: ['over'],
    write: sessionsOf(() => ({
      'at its end': { expires_at: NOW },
      over: { expires_at: ago(1) },
    })),
    changes: (tx) => sessions.removeExpired(tx, NOW),
  },
  'sessions may be used within their time, by members who may log in': {
    table: 'sessions',
    key: 'id',
    wanted: ['fits'],
    write: sessionsOf((people) => ({
      'not asked for': {},
      over: { expires_at: NOW },
      suspended: { user_id: people.suspended },
    })),
    reads: async (tx) => [...(await sessions.findUsable(tx, ['fits', 'over', 'suspended'], NOW)).keys()],
  },
  'counts of an account restart, with those of its browsers and of no other': {
    table: 'login_failures',
    key: 'key',
    wanted: ['account:anna', 'device:anna:one'],
    write: (tx) =>
      failures(tx, {
        'account:anna': {},
        'device:anna:one': {},
        'account:bo': {},
        'device:bo:one': {},
      }),
    changes: (tx) => clearAccount(tx, 'anna', 'account:anna'),
  },
  'a log-in does not count against its address, and no count is below none': {
    table: 'login_failures',
    key: 'key',
    wanted: ['address'],
    becomes: { failures: 0 },
    write: (tx) =>
      failures(tx, {
        address: { failures: 1 },
        none: { failures: 0 },
        other: {},
      }),
    changes: (tx) => forEach(['address', 'none'], (key) => forgiveAttempt(tx, key)),
  },
  'wrong passwords of more than a day ago are deleted': {
    table: 'login_failures',
    key: 'key',
    wanted: ['old'],
    write: (tx) =>
      failures(tx, {
        old: { updated_at: ago(DAY + 1) },
        'a day old': { updated_at: ago(DAY) },
      }),
    changes: (tx) => sessions.deleteForgotten(tx, NOW),
  },
  'a challenge is used up for its purpose, by its session and within its time': {
    table: 'passkey_challenges',
    key: 'challenge_hash',
    wanted: ['fits'],
    write: challengesOf,
    answers: [true, false, false, false],
    changes: (tx) =>
      forEach(['fits', 'other purpose', 'other subject', 'over'], (name) =>
        challenges.redeemChallenge(tx, { challenge_hash: name, purpose: 'add', subject: 'session' }, NOW),
      ),
  },
  'challenges whose time is over are deleted': {
    table: 'passkey_challenges',
    key: 'challenge_hash',
    wanted: ['long over'],
    write: challengesOf,
    changes: (tx) => challenges.forgetChallenges(tx, NOW),
  },
};
