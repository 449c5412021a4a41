import type { Insertable } from 'kysely';
import * as consents from '#src/identity/consents/repository.ts';
import type { ConsentsTable } from '#src/identity/consents/tables.ts';
import { HOUR } from '#src/platform/lib/clock.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { ago, NOW, rowsOf, type People, type Statement } from './support.ts';

type Consent = Insertable<ConsentsTable>;
const consentsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('consents')
    .values(
      rowsOf<Consent>(
        (name) => ({ id: name }),
        {
          id: '',
          user_id: anna,
          kind: 'traits',
          version: '2026-01-02',
          language: 'en',
          domain: 'a.example',
          given_at: ago(HOUR),
          withdrawn_at: null,
        },
        {
          withdrawn: { withdrawn_at: ago(1), given_at: ago(2 * HOUR) },
          'withdrawn too': { withdrawn_at: ago(1), given_at: ago(2 * HOUR) },
          'of another member': { user_id: bo },
        },
      ),
    )
    .execute();

export const CONSENTS: Readonly<Record<string, Statement>> = {
  'consents of a member are listed, the newest first and of one moment by their ids': {
    table: 'consents',
    key: 'id',
    wanted: ['fits', 'withdrawn too', 'withdrawn'],
    write: consentsOf,
    reads: async (tx, { anna }) =>
      (await consents.listConsents(tx, anna)).flatMap(({ id, kind }) => (kind === 'traits' ? id : [])),
  },
  'the consent of a kind that is in force ends, and stays': {
    table: 'consents',
    key: 'id',
    wanted: ['fits'],
    write: consentsOf,
    changes: (tx, { anna }) => consents.endConsent(tx, anna, 'traits', NOW),
  },
  'a consent to an earlier text ends': {
    table: 'consents',
    key: 'id',
    wanted: ['fits'],
    write: consentsOf,
    changes: (tx, { anna }) =>
      consents.endEarlierConsent(tx, anna, {
        kind: 'traits',
        version: '9999-12-31',
        at: NOW,
      }),
  },
  'a consent to the same text stays': {
    table: 'consents',
    key: 'id',
    wanted: [],
    write: consentsOf,
    changes: (tx, { anna }) =>
      consents.endEarlierConsent(tx, anna, {
        kind: 'traits',
        version: '2026-01-02',
        at: NOW,
      }),
  },
};
