import type { Insertable } from 'kysely';
import * as complaints from '#src/operations/complaints/repository.ts';
import type { ComplaintsTable } from '#src/operations/complaints/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

const CLOSED = { status: 'closed', closed_by: 'olga', resolution: 'Done.' } as const;
type Complaint = Insertable<ComplaintsTable>;
const complaintsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('complaints')
    .values(
      rowsOf<Complaint>(
        (name) => ({ ticket: name }),
        {
          ticket: '',
          category: 'payment',
          text: 'Twice.',
          email: 'anna@mail.example',
          user_id: anna,
          language: 'en',
          domain: 'a.example',
          created_at: ago(HOUR),
          answer_by: LATER,
        },
        {
          later: { created_at: ago(MINUTE) },
          earlier: { created_at: ago(DAY) },
          'of another member': {
            user_id: bo,
            email: 'bo@mail.example',
          },
          closed: {
            ...CLOSED,
            closed_at: ago(DAY),
            user_id: bo,
          },
          'long closed': {
            ...CLOSED,
            closed_at: ago(DAY + 1),
            user_id: bo,
          },
          'closed elsewhere': {
            ...CLOSED,
            closed_at: ago(2 * DAY),
            domain: 'b.example',
            user_id: bo,
          },
        },
      ),
    )
    .execute();
const inComplaints = { table: 'complaints', key: 'ticket', write: complaintsOf } as const;

export const COMPLAINTS: Readonly<Record<string, Statement>> = {
  'complaints of a member are listed, the latest first': {
    ...inComplaints,
    wanted: ['later', 'fits', 'earlier'],
    reads: async (tx, { anna }) =>
      (await complaints.complaintsOfMember(tx, anna)).map(({ ticket }) => ticket),
  },
  'no more complaints are read than asked for': {
    ...inComplaints,
    wanted: ['earlier', 'closed'],
    reads: async (tx) =>
      (await complaints.listComplaints(tx, undefined, null, 2)).map(({ ticket }) => ticket),
  },
  'a complaint is closed once': {
    ...inComplaints,
    wanted: ['fits'],
    answers: [true, false],
    changes: (tx) =>
      forEach(['fits', 'closed'], (ticket) =>
        complaints.closeComplaint(tx, ticket, {
          at: NOW,
          by: 'olga',
          resolution: 'Twice.',
        }),
      ),
  },
  'domains with closed complaints are named once': {
    ...inComplaints,
    wanted: ['a.example', 'b.example'],
    reads: async (tx) => (await complaints.domainsWithClosed(tx)).toSorted(),
  },
  'complaints of a domain that were closed before a moment are deleted': {
    ...inComplaints,
    wanted: ['long closed'],
    changes: (tx) => complaints.deleteClosedBefore(tx, 'a.example', ago(DAY)),
  },
  'complaints of one member are emptied, also those made by their address': {
    ...inComplaints,
    wanted: ['closed', 'closed elsewhere', 'earlier', 'fits', 'later', 'long closed'],
    changes: (tx, { anna }) => complaints.emptyComplaints(tx, anna, 'ANNA@mail.example', NOW),
  },
  'answers to complaints of one member are deleted, also to those made by their address': {
    table: 'complaint_answers',
    key: 'id',
    wanted: ['by address', 'own'],
    async write(tx, people) {
      await complaintsOf(tx, people);
      const { anna, bo } = people;
      await tx
        .updateTable('complaints')
        .set({ email: 'new@mail.example' })
        .where('ticket', '=', 'fits')
        .execute();
      await tx.updateTable('complaints').set({ user_id: bo }).where('user_id', '<>', anna).execute();
      const answer = { at: NOW, operator: 'olga', text: 'a' };
      await tx
        .insertInto('complaint_answers')
        .values([
          { ...answer, id: 'own', ticket: 'fits' },
          { ...answer, id: 'by address', ticket: 'closed' },
          { ...answer, id: 'to another', ticket: 'of another member' },
        ])
        .execute();
    },
    changes: (tx, { anna }) => complaints.emptyComplaints(tx, anna, 'ANNA@mail.example', NOW),
  },
  'answers to a complaint are listed, the first one first': {
    table: 'complaint_answers',
    key: 'id',
    wanted: ['c', 'a', 'b'],
    async write(tx, people) {
      await complaintsOf(tx, people);
      const answer = {
        ticket: 'fits',
        at: ago(MINUTE),
        operator: 'olga',
      };
      const rows = [
        {
          ...answer,
          id: 'b',
          text: 'b',
        },
        {
          ...answer,
          id: 'a',
          text: 'a',
        },
        {
          ...answer,
          id: 'c',
          text: 'c',
          at: ago(HOUR),
        },
        {
          ...answer,
          id: 'd',
          text: 'd',
          ticket: 'later',
        },
      ];
      await tx.insertInto('complaint_answers').values(rows).execute();
    },
    reads: async (tx) => (await complaints.listAnswers(tx, 'fits')).map(({ text }) => text),
  },
};
