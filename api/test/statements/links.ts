import type { Insertable } from 'kysely';
import { isErased, storeErased } from '#src/identity/links/erased-repository.ts';
import * as links from '#src/identity/links/repository.ts';
import type { LinkTokensTable } from '#src/identity/links/tables.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
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
            id: '',
            token_hash: '',
            user_id: people.anna,
            purpose: 'mail_change_undo',
            used_at: null,
            created_at: ago(MINUTE),
            expires_at: LATER,
            email_key: 'old@mail.example',
            ...own,
          },
          others(people),
        ),
      )
      .execute();
const NOT_OPEN = { 'not asked for': {}, used: { used_at: ago(1) }, over: { expires_at: NOW } };

export const LINKS: Readonly<Record<string, Statement>> = {
  'a link is redeemed once, for its purpose and within its time': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits'],
    write: linksOf({ purpose: 'reactivation' }, () => ({
      ...NOT_OPEN,
      'other purpose': { purpose: 'activation' },
    })),
    changes: (tx, _people, names) =>
      forEach(names, (name) => links.redeemToken(tx, name, 'reactivation', NOW)),
  },
  'a link that was used or is over has expired, and there is no link of another purpose': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['link_expired', 'link_expired', 'link_invalid', 'link_invalid'],
    write: linksOf({ purpose: 'reactivation' }, () => ({
      ...NOT_OPEN,
      'other purpose': { purpose: 'activation' },
    })),
    reads: (tx) =>
      Promise.all(
        ['used', 'over', 'other purpose', 'unknown'].map((name) =>
          links.redeemToken(tx, name, 'reactivation', NOW).then(
            () => 'redeemed',
            (error: unknown) => (error instanceof ProblemError ? error.code : 'failed'),
          ),
        ),
      ),
  },
  'a link that waits in a mail gets a new secret while it is open': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits'],
    write: linksOf({}, () => NOT_OPEN),
    changes: (tx, _people, names) =>
      forEach(names, async (name) => (await links.rotateSecret(tx, name, NOW)) !== null),
  },
  'the newest open link about an address is read': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits@mail.example'],
    write: linksOf({ purpose: 'mail_change' }, ({ bo }) => ({
      older: { created_at: ago(2 * MINUTE) },
      used: {
        used_at: ago(1),
        created_at: NOW,
      },
      over: {
        expires_at: NOW,
        created_at: NOW,
      },
      other: {
        user_id: bo,
        created_at: NOW,
      },
      'other purpose': {
        purpose: 'activation',
        created_at: NOW,
      },
    })),
    reads: async (tx, { anna }) => [(await links.openAddressLink(tx, anna, 'mail_change', NOW))?.email ?? ''],
  },
  'no link that is used, over, of another purpose or of the same member reserves an address': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['true', 'false', 'false', 'false'],
    write: linksOf({}, () => ({
      used: {
        used_at: ago(1),
        email_key: 'used@mail.example',
      },
      over: {
        expires_at: NOW,
        email_key: 'used@mail.example',
      },
      'other purpose': {
        purpose: 'mail_change',
        email_key: 'used@mail.example',
      },
    })),
    reads: async (tx, { anna }) => [
      String(await links.isReserved(tx, 'old@mail.example', NOW)),
      String(await links.isReserved(tx, 'used@mail.example', NOW)),
      String(await links.isReserved(tx, 'old@mail.example', NOW, anna)),
      String(await links.isReserved(tx, 'free@mail.example', NOW)),
    ],
  },
  'addresses of links are those of one member': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits@mail.example'],
    write: linksOf({}, ({ bo }) => ({
      without: { email: null },
      other: { user_id: bo },
    })),
    reads: (tx, { anna }) => links.linkAddresses(tx, anna),
  },
  'open ways back to an address get their whole time': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits'],
    write: linksOf({}, ({ bo }) => ({
      used: { used_at: ago(1) },
      over: { expires_at: NOW },
      other: { user_id: bo },
      'other purpose': { purpose: 'mail_change' },
      'other address': { email_key: 'new@mail.example' },
    })),
    changes: (tx, { anna }) => links.renewUndo(tx, anna, 'old@mail.example', NOW, DAY),
  },
  'links mailed since a moment are counted, the newest first': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['11:59', '11:58', '11:57'],
    write: linksOf(
      {
        purpose: 'activation',
        created_at: ago(2 * MINUTE),
      },
      ({ bo }) => ({
        newer: {
          created_at: ago(MINUTE),
          used_at: NOW,
        },
        older: { created_at: ago(3 * MINUTE) },
        early: { created_at: ago(4 * MINUTE) },
        other: { user_id: bo },
        'other purpose': { purpose: 'mail_change' },
      }),
    ),
    reads: async (tx, { anna }) =>
      (await links.linkTimes(tx, anna, 'activation', ago(4 * MINUTE))).map((at) =>
        at.toISOString().slice(11, 16),
      ),
  },
  'links of these purposes are revoked, for their member alone': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits', 'second'],
    write: linksOf({ purpose: 'activation' }, ({ bo }) => ({
      second: { purpose: 'password_reset' },
      other: { user_id: bo },
      'other purpose': { purpose: 'mail_change' },
    })),
    changes: (tx, { anna }) => links.revokeTokens(tx, anna, ['activation', 'password_reset'], NOW),
  },
  'links made after a moment are revoked': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits'],
    write: linksOf({}, () => ({ 'at the moment': { created_at: ago(2 * MINUTE) } })),
    changes: (tx, { anna }) => links.revokeTokens(tx, anna, ['mail_change_undo'], NOW, ago(2 * MINUTE)),
  },
  'links lose their address when they are over, and go a month later': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['fits', 'long over'],
    write: linksOf({ expires_at: ago(1) }, () => ({
      'at its end': { expires_at: NOW },
      'long over': { expires_at: ago(30 * DAY + 1), email: null, email_key: null },
      'a month over': {
        expires_at: ago(30 * DAY),
        email: null,
        email_key: null,
      },
    })),
    changes: (tx) => links.deleteExpiredTokens(tx, NOW),
  },
  'reactivation links of an account are stored beyond it': {
    table: 'link_tokens',
    key: 'id',
    wanted: ['true', 'false', 'false'],
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
};
