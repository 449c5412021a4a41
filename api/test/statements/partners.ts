import type { Insertable } from 'kysely';
import * as partners from '#src/identity/partners/partner-repository.ts';
import * as signups from '#src/identity/partners/repository.ts';
import type { PartnerSignupsTable, PartnersTable } from '#src/identity/partners/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Partner = Insertable<PartnersTable>;
const partnersOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('partners')
    .values(
      rowsOf<Partner>(
        (name) => ({ id: name, name, key_hash: hashToken(name) }),
        { id: '', name: '', network: 'net', key_hash: '', created_at: NOW },
        { retired: { active: false }, another: {} },
      ),
    )
    .execute();

type Signup = Insertable<PartnerSignupsTable>;
const signupsOf = async (tx: Tx, { anna }: People): Promise<void> => {
  await partnersOf(tx);
  const rows = rowsOf<Signup>(
    (name) => ({ id: name, token_hash: hashToken(name), email_key: `${name}@mail.example` }),
    {
      id: '',
      partner_id: 'fits',
      domain: 'a.example',
      email: 'x@mail.example',
      email_key: '',
      answers: '{}',
      tracking: '{}',
      consent_version: '1',
      consent_language: 'en',
      token_hash: '',
      consent_given_at: ago(DAY),
      created_at: ago(DAY),
      expires_at: LATER,
      completed_at: null,
      user_id: null,
    },
    {
      'not asked for': {},
      completed: { completed_at: ago(1) },
      over: { expires_at: NOW },
      'a month over': {
        expires_at: ago(30 * DAY),
        email_key: null,
      },
      'long over': { expires_at: ago(30 * DAY + 1), email_key: null },
      'long over with an account': {
        expires_at: ago(60 * DAY),
        email_key: null,
        user_id: anna,
      },
    },
  );
  await tx.insertInto('partner_signups').values(rows).execute();
};
const inSignups = { table: 'partner_signups', key: 'id', write: signupsOf } as const;

export const PARTNERS: Readonly<Record<string, Statement>> = {
  'a partner is found by the key of an active one': {
    table: 'partners',
    key: 'id',
    wanted: ['fits', 'none'],
    write: partnersOf,
    reads: async (tx) => [
      (await partners.findPartner(tx, 'fits'))?.id ?? 'none',
      (await partners.findPartner(tx, 'retired'))?.id ?? 'none',
    ],
  },
  'partners are listed by their names': {
    table: 'partners',
    key: 'id',
    wanted: ['another', 'fits', 'retired'],
    write: partnersOf,
    reads: async (tx) => (await partners.listPartners(tx)).map(({ name }) => name),
  },
  'a sign-up of a partner is completed once, within its time': {
    ...inSignups,
    wanted: ['fits'],
    answers: [true, false, false],
    changes: (tx, { anna }) =>
      forEach(['fits', 'completed', 'over'], (name) => signups.completeSignup(tx, name, anna, NOW)),
  },
  'a sign-up that is not completed is deleted': {
    ...inSignups,
    wanted: ['fits'],
    changes: (tx) => forEach(['fits', 'completed'], (name) => signups.deleteSignup(tx, name)),
  },
  'what partners sent about an address is deleted': {
    ...inSignups,
    wanted: ['fits'],
    changes: (tx) => signups.deleteSignupsOf(tx, 'fits@mail.example'),
  },
  'sign-ups of partners are emptied at their end, and go a month later unless an account has them': {
    ...inSignups,
    wanted: ['long over', 'over'],
    changes: (tx) => signups.forgetSignups(tx, NOW),
  },
};
