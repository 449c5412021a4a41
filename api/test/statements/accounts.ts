import type { Insertable } from 'kysely';
import { clearAccount, forgiveAttempt } from '#src/identity/accounts/lockout-repository.ts';
import * as sessions from '#src/identity/accounts/session-repository.ts';
import type { LoginFailuresTable, SessionsTable } from '#src/identity/accounts/tables.ts';
import * as consents from '#src/identity/consents/repository.ts';
import type { ConsentsTable } from '#src/identity/consents/tables.ts';
import * as deletion from '#src/identity/deletion/repository.ts';
import { isErased, storeErased } from '#src/identity/links/erased-repository.ts';
import * as links from '#src/identity/links/repository.ts';
import type { LinkTokensTable } from '#src/identity/links/tables.ts';
import * as challenges from '#src/identity/passkeys/challenge-repository.ts';
import type { PasskeyChallengesTable } from '#src/identity/passkeys/tables.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);
type Link = Insertable<LinkTokensTable>;

/** Links of Anna: an open one, and others. */
const linksOf =
  (own: Partial<Link>, others: (people: People) => Readonly<Record<string, Partial<Link>>>) =>
  (tx: Tx, people: People): Promise<unknown> =>
    tx
      .insertInto('link_tokens')
      .values(
        rowsOf<Link>(
          (name) => ({ id: name, token_hash: hashToken(name), email: `${name}@mail.example` }),
          {
            ...{ id: '', token_hash: '', user_id: people.anna, purpose: 'mail_change_undo', used_at: null },
            ...{ created_at: ago(MINUTE), expires_at: LATER, email_key: 'old@mail.example', ...own },
          },
          others(people),
        ),
      )
      .execute();
const NOT_OPEN = { used: { used_at: ago(1) }, over: { expires_at: NOW } };

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
            ...{ id: '', token_hash: '', user_id: people.anna, user_agent: 'browser', created_at: ago(HOUR) },
            ...{ authenticated_at: ago(HOUR), last_seen_at: ago(MINUTE), expires_at: LATER },
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
        ...{ key, failures: 2, locks: 0, locked_until: null, updated_at: NOW },
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
          'other purpose': { purpose: 'log-in' },
          'other subject': { subject: 'elsewhere' },
          over: { expires_at: NOW },
          'long over': { expires_at: ago(1) },
        },
      ),
    )
    .execute();

type Consent = Insertable<ConsentsTable>;
const consentsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('consents')
    .values(
      rowsOf<Consent>(
        (name) => ({ id: name }),
        {
          ...{ id: '', user_id: anna, kind: 'traits', version: '2026-01-02', language: 'en' },
          ...{ domain: 'a.example', given_at: ago(HOUR), withdrawn_at: null },
        },
        {
          withdrawn: { withdrawn_at: ago(1), given_at: ago(2 * HOUR) },
          'withdrawn too': { withdrawn_at: ago(1), given_at: ago(2 * HOUR) },
          'of another member': { user_id: bo },
        },
      ),
    )
    .execute();

/** Members who leave: of the domain, of another one, back by now, and later. */
async function leavers(tx: Tx, { anna, bo, suspended }: People): Promise<void> {
  const state = { status: 'pending_deletion', deletion_requested_at: ago(DAY), domain: 'a.example' } as const;
  const change = (id: string, own: object) =>
    tx
      .updateTable('users')
      .set({ ...state, ...own })
      .where('id', '=', id)
      .execute();
  await change(anna, {});
  await change(bo, { domain: 'b.example' });
  await change(suspended, { status: 'active' });
}

export const ACCOUNTS: Readonly<Record<string, Statement>> = {
  'a link is redeemed once, for its purpose and within its time': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits'] },
    write: linksOf({ purpose: 'reactivation' }, () => ({
      ...NOT_OPEN,
      'other purpose': { purpose: 'activation' },
    })),
    changes: (tx, _people, names) =>
      forEach(names, (name) => links.redeemToken(tx, name, 'reactivation', NOW)),
  },
  'a link that waits in a mail gets a new secret while it is open': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits'] },
    write: linksOf({}, () => NOT_OPEN),
    changes: (tx, _people, names) => forEach(names, (name) => links.rotateSecret(tx, name, NOW)),
  },
  'the newest open link about an address is read': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits@mail.example'] },
    write: linksOf({ purpose: 'mail_change' }, ({ bo }) => ({
      ...{ older: { created_at: ago(2 * MINUTE) }, used: { used_at: ago(1), created_at: NOW } },
      ...{ over: { expires_at: NOW, created_at: NOW }, other: { user_id: bo, created_at: NOW } },
      ...{ 'other purpose': { purpose: 'activation', created_at: NOW } },
    })),
    reads: async (tx, { anna }) => [(await links.openAddressLink(tx, anna, 'mail_change', NOW))?.email ?? ''],
  },
  'no link that is used, over, of another purpose or of the same member reserves an address': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['true', 'false', 'false', 'false'] },
    write: linksOf({}, () => ({
      used: { used_at: ago(1), email_key: 'used@mail.example' },
      over: { expires_at: NOW, email_key: 'used@mail.example' },
      'other purpose': { purpose: 'mail_change', email_key: 'used@mail.example' },
    })),
    reads: async (tx, { anna }) => [
      String(await links.isReserved(tx, 'old@mail.example', NOW)),
      String(await links.isReserved(tx, 'used@mail.example', NOW)),
      String(await links.isReserved(tx, 'old@mail.example', NOW, anna)),
      String(await links.isReserved(tx, 'free@mail.example', NOW)),
    ],
  },
  'addresses of links are those of one member': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits@mail.example'] },
    write: linksOf({}, ({ bo }) => ({ without: { email: null }, other: { user_id: bo } })),
    reads: (tx, { anna }) => links.linkAddresses(tx, anna),
  },
  'open ways back to an address get their whole time': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits'] },
    write: linksOf({}, ({ bo }) => ({
      ...NOT_OPEN,
      ...{ other: { user_id: bo }, 'other purpose': { purpose: 'mail_change' } },
      'other address': { email_key: 'new@mail.example' },
    })),
    changes: (tx, { anna }) => links.renewUndo(tx, anna, 'old@mail.example', NOW, DAY),
  },
  'links mailed since a moment are counted, the newest first': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['11:59', '11:58', '11:57'] },
    write: linksOf({ purpose: 'activation', created_at: ago(2 * MINUTE) }, ({ bo }) => ({
      ...{ newer: { created_at: ago(MINUTE), used_at: NOW }, older: { created_at: ago(3 * MINUTE) } },
      ...{ early: { created_at: ago(4 * MINUTE) }, other: { user_id: bo } },
      'other purpose': { purpose: 'mail_change' },
    })),
    reads: async (tx, { anna }) =>
      (await links.linkTimes(tx, anna, 'activation', ago(4 * MINUTE))).map((at) =>
        at.toISOString().slice(11, 16),
      ),
  },
  'links of these purposes are revoked, for their member alone': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits', 'second'] },
    write: linksOf({ purpose: 'activation' }, ({ bo }) => ({
      ...{ second: { purpose: 'password_reset' }, other: { user_id: bo } },
      'other purpose': { purpose: 'mail_change' },
    })),
    changes: (tx, { anna }) => links.revokeTokens(tx, anna, ['activation', 'password_reset'], NOW),
  },
  'links made after a moment are revoked': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits'] },
    write: linksOf({}, () => ({ 'at the moment': { created_at: ago(2 * MINUTE) } })),
    changes: (tx, { anna }) => links.revokeTokens(tx, anna, ['mail_change_undo'], NOW, ago(2 * MINUTE)),
  },
  'links lose their address when they are over, and go a month later': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['fits', 'long over'] },
    write: linksOf({ expires_at: ago(1) }, () => ({
      ...{ 'at its end': { expires_at: NOW }, 'long over': { expires_at: ago(30 * DAY + 1) } },
      'a month over': { expires_at: ago(30 * DAY), email: null, email_key: null },
    })),
    changes: (tx) => links.deleteExpiredTokens(tx, NOW),
  },
  'reactivation links of an account are stored beyond it': {
    ...{ table: 'link_tokens', key: 'id', wanted: ['true', 'false', 'false'] },
    write: linksOf({ purpose: 'reactivation' }, ({ bo }) => ({
      other: { user_id: bo },
      'other purpose': { purpose: 'activation' },
    })),
    async reads(tx, { anna }) {
      await storeErased(tx, anna, NOW);
      return [
        String(await isErased(tx, 'fits')),
        String(await isErased(tx, 'other')),
        String(await isErased(tx, 'other purpose')),
      ];
    },
  },
  'open sessions of a member are listed, the one used last first': {
    ...{ table: 'sessions', key: 'id', wanted: ['newer', 'fits', 'older'] },
    write: sessionsOf(({ bo }) => ({
      ...{ older: { last_seen_at: ago(HOUR) }, newer: { last_seen_at: NOW } },
      ...{ other: { user_id: bo }, over: { expires_at: NOW } },
    })),
    reads: async (tx, { anna }) => (await sessions.listSessions(tx, anna, NOW)).map(({ id }) => id),
  },
  'a session is removed by its own member': {
    ...{ table: 'sessions', key: 'id', wanted: ['fits'] },
    write: sessionsOf(({ bo }) => ({ other: { user_id: bo } })),
    changes: (tx, { anna }, names) => forEach(names, (name) => sessions.removeSession(tx, anna, name)),
  },
  'all sessions of a member but the current one are removed': {
    ...{ table: 'sessions', key: 'id', wanted: ['fits'] },
    write: sessionsOf(({ bo }) => ({ current: {}, other: { user_id: bo } })),
    changes: (tx, { anna }) => sessions.removeSessions(tx, anna, 'current'),
  },
  'sessions beyond the most are removed, those used the longest ago first': {
    ...{ table: 'sessions', key: 'id', wanted: ['fits', 'oldest'] },
    write: sessionsOf(({ bo }) => ({
      ...{ newest: { last_seen_at: NOW }, newer: { last_seen_at: ago(1) } },
      ...{ oldest: { last_seen_at: ago(HOUR) }, other: { user_id: bo, last_seen_at: ago(DAY) } },
    })),
    changes: (tx, { anna }) => sessions.removeOldest(tx, anna, 2),
  },
  'sessions whose time is over are removed': {
    ...{ table: 'sessions', key: 'id', wanted: ['over'] },
    write: sessionsOf(() => ({ 'at its end': { expires_at: NOW }, over: { expires_at: ago(1) } })),
    changes: (tx) => sessions.removeExpired(tx, NOW),
  },
  'sessions may be used within their time, by members who may log in': {
    ...{ table: 'sessions', key: 'id', wanted: ['fits'] },
    write: sessionsOf((people) => ({
      ...{ 'not asked for': {}, over: { expires_at: NOW }, suspended: { user_id: people.suspended } },
    })),
    reads: async (tx) => [...(await sessions.findUsable(tx, ['fits', 'over', 'suspended'], NOW)).keys()],
  },
  'counts of an account restart, with those of its browsers and of no other': {
    ...{ table: 'login_failures', key: 'key', wanted: ['account:anna', 'device:anna:one'] },
    write: (tx) =>
      failures(tx, { 'account:anna': {}, 'device:anna:one': {}, 'account:bo': {}, 'device:bo:one': {} }),
    changes: (tx) => clearAccount(tx, 'anna', 'account:anna'),
  },
  'a log-in does not count against its address, and no count is below none': {
    ...{ table: 'login_failures', key: 'key', wanted: ['address'] },
    write: (tx) => failures(tx, { address: { failures: 1 }, none: { failures: 0 }, other: {} }),
    changes: (tx) => forEach(['address', 'none'], (key) => forgiveAttempt(tx, key)),
  },
  'wrong passwords of more than a day ago are deleted': {
    ...{ table: 'login_failures', key: 'key', wanted: ['old'] },
    write: (tx) => failures(tx, { old: { updated_at: ago(DAY + 1) }, 'a day old': { updated_at: ago(DAY) } }),
    changes: (tx) => sessions.deleteForgotten(tx, NOW),
  },
  'a challenge is used up for its purpose, by its session and within its time': {
    ...{ table: 'passkey_challenges', key: 'challenge_hash', wanted: ['fits'], write: challengesOf },
    changes: (tx, _people, names) =>
      forEach(names, (name) =>
        challenges.redeemChallenge(tx, { challenge_hash: name, purpose: 'add', subject: 'session' }, NOW),
      ),
  },
  'challenges whose time is over are deleted': {
    ...{ table: 'passkey_challenges', key: 'challenge_hash', wanted: ['long over'], write: challengesOf },
    changes: (tx) => challenges.forgetChallenges(tx, NOW),
  },
  'consents of a member are listed, the newest first and of one moment by their ids': {
    ...{ table: 'consents', key: 'id', wanted: ['fits', 'withdrawn too', 'withdrawn'], write: consentsOf },
    reads: async (tx, { anna }) =>
      (await consents.listConsents(tx, anna)).flatMap(({ id, kind }) => (kind === 'traits' ? id : [])),
  },
  'the consent of a kind that is in force ends, and stays': {
    ...{ table: 'consents', key: 'id', wanted: ['fits'], write: consentsOf },
    changes: (tx, { anna }) => consents.endConsent(tx, anna, 'traits', NOW),
  },
  'a consent to an earlier text ends': {
    ...{ table: 'consents', key: 'id', wanted: ['fits'], write: consentsOf },
    changes: (tx, { anna }) =>
      consents.endEarlierConsent(tx, anna, { kind: 'traits', version: '2026-01-03', at: NOW }),
  },
  'a consent to the same text stays': {
    ...{ table: 'consents', key: 'id', wanted: [], write: consentsOf },
    changes: (tx, { anna }) =>
      consents.endEarlierConsent(tx, anna, { kind: 'traits', version: '2026-01-02', at: NOW }),
  },
  'accounts of a domain that left before a moment are found, none that is back': {
    ...{ table: 'users', key: 'id', wanted: ['1', '0', '1'], write: leavers },
    reads: async (tx) => [
      String((await deletion.deletedBefore(tx, 'a.example', ago(DAY))).length),
      String((await deletion.deletedBefore(tx, 'a.example', ago(DAY + 1))).length),
      String((await deletion.deletedBefore(tx, 'b.example', NOW)).length),
    ],
  },
  'domains of accounts that leave are named once': {
    ...{ table: 'users', key: 'id', wanted: ['a.example', 'b.example'], write: leavers },
    reads: async (tx) => (await deletion.domainsOfDeleted(tx)).toSorted(),
  },
  'an account is locked for its erasure only while it leaves': {
    ...{ table: 'users', key: 'id', wanted: ['a.example', 'none'], write: leavers },
    reads: async (tx, { anna, suspended }) => [
      (await deletion.lockDeleted(tx, anna))?.domain ?? 'none',
      (await deletion.lockDeleted(tx, suspended))?.domain ?? 'none',
    ],
  },
};
