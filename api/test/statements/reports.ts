import type { Insertable } from 'kysely';
import * as moderation from '#src/operations/moderation/repository.ts';
import type { MemberMeasuresTable } from '#src/operations/moderation/tables.ts';
import * as reports from '#src/operations/reports/repository.ts';
import type { ReportsTable } from '#src/operations/reports/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { ago, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Measure = Insertable<MemberMeasuresTable>;
const measuresOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('member_measures')
    .values(
      rowsOf<Measure>(
        (name) => ({ id: name, operator: name }),
        {
          id: '',
          user_id: anna,
          at: ago(HOUR),
          operator: '',
          kind: 'profile_hold',
          told: null,
          facts: '',
          rule: 'money',
          source: 'report',
          reason: '',
        },
        {
          later: {
            kind: 'suspend',
            at: ago(MINUTE),
            source: 'own_look',
          },
          earlier: {
            at: ago(DAY),
            source: 'own_look',
          },
          'at once': { kind: 'restore' },
          'hidden again': { at: ago(2 * MINUTE), source: 'automatic' },
          'of another member': {
            user_id: bo,
            at: NOW,
            source: 'own_look',
          },
        },
      ),
    )
    .execute();

type Report = Insertable<ReportsTable>;
const CLOSED = { status: 'closed', closed_by: 'olga', resolution: 'Done.' } as const;
const reportsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('reports')
    .values(
      rowsOf<Report>(
        (name) => ({ ticket: name, text: name }),
        {
          ticket: '',
          kind: 'photo',
          member_id: anna,
          photo_id: 'photo',
          reason: 'fake',
          text: '',
          language: 'en',
          domain: 'a.example',
          created_at: ago(DAY),
          decide_by: LATER,
        },
        {
          'of another member': { member_id: bo, photo_id: 'other', domain: 'c.example' },
          closed: { ...CLOSED, decision: 'handled', closed_at: ago(DAY), photo_id: 'closed' },
          'long closed': {
            ...CLOSED,
            decision: 'handled',
            closed_at: ago(DAY + 1),
            photo_id: null,
            kind: 'profile',
          },
          'closed elsewhere': {
            ...CLOSED,
            decision: 'handled',
            closed_at: ago(2 * DAY),
            domain: 'b.example',
            photo_id: null,
            kind: 'profile',
          },
        },
      ),
    )
    .execute();
const inReports = { table: 'reports', key: 'ticket', write: reportsOf } as const;

export const REPORTS: Readonly<Record<string, Statement>> = {
  'measures about a member are listed, the latest first and of one moment by their ids': {
    table: 'member_measures',
    key: 'id',
    wanted: ['later', 'hidden again', 'fits', 'at once', 'earlier'],
    write: measuresOf,
    reads: async (tx, { anna }) =>
      (await moderation.listMeasures(tx, anna, 9)).map(({ operator }) => operator),
  },
  'no more measures are listed than asked for': {
    table: 'member_measures',
    key: 'id',
    wanted: ['later', 'hidden again'],
    write: measuresOf,
    reads: async (tx, { anna }) =>
      (await moderation.listMeasures(tx, anna, 2)).map(({ operator }) => operator),
  },
  'a profile is hidden for the source of the latest order to hide it': {
    table: 'member_measures',
    key: 'id',
    wanted: ['automatic'],
    write: measuresOf,
    reads: async (tx, { anna }) => [(await moderation.sourceOfHiding(tx, anna)) ?? 'none'],
  },
  'other open reports about a member are counted': {
    ...inReports,
    wanted: ['0', '1'],
    reads: async (tx, { anna }) => [
      String(await reports.countOthers(tx, anna, 'fits')),
      String(await reports.countOthers(tx, anna, 'another')),
    ],
  },
  'an open report says what a photo is reported as, a closed one does not': {
    ...inReports,
    wanted: ['photo', 'none'],
    reads: async (tx) => [
      (await reports.reportedAs(tx, 'photo'))?.kind ?? 'none',
      (await reports.reportedAs(tx, 'closed'))?.kind ?? 'none',
    ],
  },
  'no more reports are read than asked for': {
    ...inReports,
    wanted: ['1', '2'],
    reads: async (tx) => [
      String((await reports.listReports(tx, 'open', null, 1)).length),
      String((await reports.listReports(tx, 'closed', null, 2)).length),
    ],
  },
  'domains with closed reports are named once': {
    ...inReports,
    wanted: ['a.example', 'b.example'],
    reads: async (tx) => (await reports.domainsWithClosed(tx)).toSorted(),
  },
  'reports of a domain that were closed before a moment are deleted': {
    ...inReports,
    wanted: ['long closed'],
    changes: (tx) => reports.deleteClosedBefore(tx, 'a.example', ago(DAY)),
  },
};
