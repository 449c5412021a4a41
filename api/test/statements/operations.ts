import type { Insertable } from 'kysely';
import * as operators from '#src/identity/operators/repository.ts';
import * as operatorSessions from '#src/identity/operators/session-repository.ts';
import type { OperatorSessionsTable, OperatorsTable } from '#src/identity/operators/tables.ts';
import * as partners from '#src/identity/partners/partner-repository.ts';
import * as signups from '#src/identity/partners/repository.ts';
import type { PartnerSignupsTable, PartnersTable } from '#src/identity/partners/tables.ts';
import * as complaints from '#src/operations/complaints/repository.ts';
import type { ComplaintsTable } from '#src/operations/complaints/tables.ts';
import * as moderation from '#src/operations/moderation/repository.ts';
import type { MemberMeasuresTable } from '#src/operations/moderation/tables.ts';
import * as reports from '#src/operations/reports/repository.ts';
import type { ReportsTable } from '#src/operations/reports/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Operator = Insertable<OperatorsTable>;
const operatorsOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('operators')
    .values(
      rowsOf<Operator>(
        (name) => ({ id: name, name, key_hash: `key of ${name}` }),
        { id: '', name: '', key_hash: '', role: 'support', created_at: ago(DAY) },
        { another: {}, retired: { active: false } },
      ),
    )
    .execute();

type OperatorSession = Insertable<OperatorSessionsTable>;
const operatorSessionsOf =
  (own: Partial<OperatorSession> = {}) =>
  async (tx: Tx): Promise<void> => {
    await operatorsOf(tx);
    await tx
      .insertInto('operator_sessions')
      .values(
        rowsOf<OperatorSession>(
          (name) => ({ id: name, token_hash: hashToken(name) }),
          {
            ...{ id: '', token_hash: '', operator_id: 'fits', new_totp_secret: null, opened_at: ago(HOUR) },
            ...{ last_seen_at: ago(MINUTE), proven_at: ago(HOUR), ...own },
          },
          {
            ...{ idle: { last_seen_at: ago(30 * MINUTE) }, retired: { operator_id: 'retired' } },
            ...{ 'too old': { opened_at: ago(12 * HOUR) }, 'of another': { operator_id: 'another' } },
            'waits for its code': { proven_at: null, opened_at: ago(10 * MINUTE - 1) },
            'waited too long': { proven_at: null, opened_at: ago(10 * MINUTE) },
          },
        ),
      )
      .execute();
  };
const inSessions = { table: 'operator_sessions', key: 'id' } as const;

const failuresOf = async (tx: Tx): Promise<void> => {
  await operatorsOf(tx);
  const rows = [
    { id: 'fits', operator_id: 'fits', at: ago(2 * MINUTE) },
    { id: 'newer', operator_id: 'fits', at: ago(MINUTE) },
    { id: 'first', operator_id: 'fits', at: ago(3 * MINUTE) },
    { id: 'at the moment', operator_id: 'fits', at: ago(HOUR) },
    { id: 'of another', operator_id: 'another', at: ago(MINUTE) },
  ];
  await tx.insertInto('operator_failures').values(rows).execute();
};
const inFailures = { table: 'operator_failures', key: 'id', write: failuresOf } as const;

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
      ...{ id: '', partner_id: 'fits', domain: 'a.example', email: 'x@mail.example', email_key: '' },
      ...{ answers: '{}', tracking: '{}', consent_version: '1', consent_language: 'en', token_hash: '' },
      ...{
        consent_given_at: ago(DAY),
        created_at: ago(DAY),
        expires_at: LATER,
        completed_at: null,
        user_id: null,
      },
    },
    {
      ...{ completed: { completed_at: ago(1) }, over: { expires_at: NOW } },
      ...{ 'a month over': { expires_at: ago(30 * DAY), email_key: null } },
      ...{ 'long over': { expires_at: ago(30 * DAY + 1) } },
      ...{ 'long over with an account': { expires_at: ago(60 * DAY), email_key: null, user_id: anna } },
    },
  );
  await tx.insertInto('partner_signups').values(rows).execute();
};
const inSignups = { table: 'partner_signups', key: 'id', write: signupsOf } as const;

type Measure = Insertable<MemberMeasuresTable>;
const measuresOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('member_measures')
    .values(
      rowsOf<Measure>(
        (name) => ({ id: name, operator: name }),
        {
          ...{ id: '', user_id: anna, at: ago(HOUR), operator: '', kind: 'profile_hold', told: null },
          ...{ facts: '', rule: 'money', source: 'report', reason: '' },
        },
        {
          ...{ later: { kind: 'suspend', at: ago(MINUTE), source: 'own_look' } },
          ...{ earlier: { at: ago(DAY), source: 'own_look' }, 'at once': { kind: 'restore' } },
          'of another member': { user_id: bo, at: NOW, source: 'own_look' },
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
          ...{ ticket: '', kind: 'photo', member_id: anna, photo_id: 'photo', reason: 'fake', text: '' },
          ...{ language: 'en', domain: 'a.example', created_at: ago(DAY), decide_by: LATER },
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
            ...{ ...CLOSED, decision: 'handled', closed_at: ago(2 * DAY), domain: 'b.example' },
            ...{ photo_id: null, kind: 'profile' },
          },
        },
      ),
    )
    .execute();
const inReports = { table: 'reports', key: 'ticket', write: reportsOf } as const;

type Complaint = Insertable<ComplaintsTable>;
const complaintsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('complaints')
    .values(
      rowsOf<Complaint>(
        (name) => ({ ticket: name }),
        {
          ...{ ticket: '', category: 'payment', text: 'Twice.', email: 'anna@mail.example', user_id: anna },
          ...{ language: 'en', domain: 'a.example', created_at: ago(HOUR), answer_by: LATER },
        },
        {
          ...{ later: { created_at: ago(MINUTE) }, earlier: { created_at: ago(DAY) } },
          'of another member': { user_id: bo, email: 'bo@mail.example' },
          closed: { ...CLOSED, closed_at: ago(DAY), user_id: bo },
          'long closed': { ...CLOSED, closed_at: ago(DAY + 1), user_id: bo },
          'closed elsewhere': { ...CLOSED, closed_at: ago(2 * DAY), domain: 'b.example', user_id: bo },
        },
      ),
    )
    .execute();
const inComplaints = { table: 'complaints', key: 'ticket', write: complaintsOf } as const;

export const OPERATIONS: Readonly<Record<string, Statement>> = {
  'an operator is found by the key of an active one': {
    ...{ table: 'operators', key: 'id', wanted: ['fits', 'none'], write: operatorsOf },
    reads: async (tx) => [
      (await operators.findByKey(tx, 'key of fits'))?.id ?? 'none',
      (await operators.findByKey(tx, 'key of retired'))?.id ?? 'none',
    ],
  },
  'the admin of the demonstration is retired once': {
    ...{ table: 'operators', key: 'id', wanted: ['fits', 'true', 'false'], write: operatorsOf },
    async reads(tx) {
      const retired = [
        await operators.retireDemoOperator(tx, 'fits'),
        await operators.retireDemoOperator(tx, 'retired'),
      ];
      const off = await tx.selectFrom('operators').select('id').where('active', '=', false).execute();
      return [...off.map(({ id }) => id).filter((id) => id !== 'retired'), ...retired.map(String)];
    },
  },
  'operators are listed by their names': {
    ...{ table: 'operators', key: 'id', wanted: ['another', 'fits', 'retired', 'fits'], write: operatorsOf },
    reads: async (tx) =>
      [...(await operators.listOperators(tx)), ...(await operators.listOperators(tx, 'fits'))].map(
        ({ id }) => id,
      ),
  },
  'wrong codes of an operator since a moment are counted, the first one first': {
    ...{ ...inFailures, wanted: ['11:57', '11:58', '11:59'] },
    reads: async (tx) =>
      (await operators.failuresSince(tx, 'fits', ago(HOUR))).map((at) => at.toISOString().slice(11, 16)),
  },
  'wrong codes before a moment are deleted': {
    ...{ ...inFailures, wanted: ['at the moment', 'first'] },
    changes: (tx) => operators.forgetFailures(tx, ago(2 * MINUTE)),
  },
  'wrong codes of one operator are cleared': {
    ...{ ...inFailures, wanted: ['at the moment', 'first', 'fits', 'newer'] },
    changes: (tx) => operators.clearFailures(tx, 'fits'),
  },
  'a session of an operator opens what is proven, in use, young and of an active operator': {
    ...{ ...inSessions, wanted: ['fits', 'of another'], write: operatorSessionsOf() },
    async reads(tx) {
      const names = ['fits', 'idle', 'too old', 'waits for its code', 'retired', 'of another'];
      const found = await Promise.all(
        names.map((name) => operatorSessions.findOperatorSession(tx, name, NOW)),
      );
      return found.flatMap((session) => session?.session_id ?? []);
    },
  },
  'a second factor is given for an open session, or within ten minutes of the key': {
    ...{ ...inSessions, wanted: ['fits', 'waits for its code'], write: operatorSessionsOf() },
    async reads(tx) {
      const names = ['fits', 'idle', 'too old', 'waits for its code', 'waited too long'];
      const found = await Promise.all(names.map((name) => operatorSessions.findToProve(tx, name, NOW)));
      return found.flatMap((session) => session?.id ?? []);
    },
  },
  'sessions of operators whose time is over are deleted': {
    ...{ ...inSessions, wanted: ['idle', 'too old', 'waited too long'], write: operatorSessionsOf() },
    changes: (tx) => operatorSessions.forgetOperatorSessions(tx, NOW),
  },
  'all sessions of one operator end': {
    ...{ ...inSessions, wanted: ['of another'], write: operatorSessionsOf() },
    changes: (tx) => operatorSessions.endOperatorSessions(tx, 'another'),
  },
  'a partner is found by the key of an active one': {
    ...{ table: 'partners', key: 'id', wanted: ['fits', 'none'], write: partnersOf },
    reads: async (tx) => [
      (await partners.findPartner(tx, 'fits'))?.id ?? 'none',
      (await partners.findPartner(tx, 'retired'))?.id ?? 'none',
    ],
  },
  'partners are listed by their names': {
    ...{ table: 'partners', key: 'id', wanted: ['another', 'fits', 'retired'], write: partnersOf },
    reads: async (tx) => (await partners.listPartners(tx)).map(({ name }) => name),
  },
  'a sign-up of a partner is completed once, within its time': {
    ...{ ...inSignups, wanted: ['fits'] },
    changes: (tx, { anna }, names) => forEach(names, (name) => signups.completeSignup(tx, name, anna, NOW)),
  },
  'a sign-up that is not completed is deleted': {
    ...{ ...inSignups, wanted: ['fits'] },
    changes: (tx) => forEach(['fits', 'completed'], (name) => signups.deleteSignup(tx, name)),
  },
  'what partners sent about an address is deleted': {
    ...{ ...inSignups, wanted: ['fits'] },
    changes: (tx) => signups.deleteSignupsOf(tx, 'fits@mail.example'),
  },
  'sign-ups of partners lose their answers when they are over, and go a month later unless an account has them':
    {
      ...{ ...inSignups, wanted: ['long over', 'over'] },
      changes: (tx) => signups.forgetSignups(tx, NOW),
    },
  'measures about a member are listed, the latest first and of one moment by their ids': {
    ...{
      table: 'member_measures',
      key: 'id',
      wanted: ['later', 'fits', 'at once', 'earlier'],
      write: measuresOf,
    },
    reads: async (tx, { anna }) =>
      (await moderation.listMeasures(tx, anna, 9)).map(({ operator }) => operator),
  },
  'no more measures are listed than asked for': {
    ...{ table: 'member_measures', key: 'id', wanted: ['later', 'fits'], write: measuresOf },
    reads: async (tx, { anna }) =>
      (await moderation.listMeasures(tx, anna, 2)).map(({ operator }) => operator),
  },
  'a profile is hidden for the source of the latest order to hide it': {
    ...{ table: 'member_measures', key: 'id', wanted: ['report'], write: measuresOf },
    reads: async (tx, { anna }) => [(await moderation.sourceOfHiding(tx, anna)) ?? 'none'],
  },
  'other open reports about a member are counted': {
    ...{ ...inReports, wanted: ['0', '1'] },
    reads: async (tx, { anna }) => [
      String(await reports.countOthers(tx, anna, 'fits')),
      String(await reports.countOthers(tx, anna, 'another')),
    ],
  },
  'an open report says what a photo is reported as, a closed one does not': {
    ...{ ...inReports, wanted: ['photo', 'none'] },
    reads: async (tx) => [
      (await reports.reportedAs(tx, 'photo'))?.kind ?? 'none',
      (await reports.reportedAs(tx, 'closed'))?.kind ?? 'none',
    ],
  },
  'no more reports are read than asked for': {
    ...{ ...inReports, wanted: ['1', '2'] },
    reads: async (tx) => [
      String((await reports.listReports(tx, 'open', null, 1)).length),
      String((await reports.listReports(tx, 'closed', null, 2)).length),
    ],
  },
  'domains with closed reports are named once': {
    ...{ ...inReports, wanted: ['a.example', 'b.example'] },
    reads: async (tx) => (await reports.domainsWithClosed(tx)).toSorted(),
  },
  'reports of a domain that were closed before a moment are deleted': {
    ...{ ...inReports, wanted: ['long closed'] },
    changes: (tx) => reports.deleteClosedBefore(tx, 'a.example', ago(DAY)),
  },
  'complaints of a member are listed, the latest first': {
    ...{ ...inComplaints, wanted: ['later', 'fits', 'earlier'] },
    reads: async (tx, { anna }) =>
      (await complaints.complaintsOfMember(tx, anna)).map(({ ticket }) => ticket),
  },
  'no more complaints are read than asked for': {
    ...{ ...inComplaints, wanted: ['earlier', 'closed'] },
    reads: async (tx) =>
      (await complaints.listComplaints(tx, undefined, null, 2)).map(({ ticket }) => ticket),
  },
  'a complaint is closed once': {
    ...{ ...inComplaints, wanted: ['fits'] },
    changes: (tx) =>
      forEach(['fits', 'closed'], (ticket) =>
        complaints.closeComplaint(tx, ticket, { at: NOW, by: 'olga', resolution: 'Twice.' }),
      ),
  },
  'domains with closed complaints are named once': {
    ...{ ...inComplaints, wanted: ['a.example', 'b.example'] },
    reads: async (tx) => (await complaints.domainsWithClosed(tx)).toSorted(),
  },
  'complaints of a domain that were closed before a moment are deleted': {
    ...{ ...inComplaints, wanted: ['long closed'] },
    changes: (tx) => complaints.deleteClosedBefore(tx, 'a.example', ago(DAY)),
  },
  'complaints of one member are emptied, also those made by their address': {
    ...{ ...inComplaints, wanted: ['closed', 'closed elsewhere', 'earlier', 'fits', 'later', 'long closed'] },
    changes: (tx, { anna }) => complaints.emptyComplaints(tx, anna, 'ANNA@mail.example', NOW),
  },
  'answers to a complaint are listed, the first one first': {
    ...{ table: 'complaint_answers', key: 'id', wanted: ['c', 'a', 'b'] },
    async write(tx, people) {
      await complaintsOf(tx, people);
      const answer = { ticket: 'fits', at: ago(MINUTE), operator: 'olga' };
      const rows = [
        { ...answer, id: 'b', text: 'b' },
        { ...answer, id: 'a', text: 'a' },
        { ...answer, id: 'c', text: 'c', at: ago(HOUR) },
        { ...answer, id: 'd', text: 'd', ticket: 'later' },
      ];
      await tx.insertInto('complaint_answers').values(rows).execute();
    },
    reads: async (tx) => (await complaints.listAnswers(tx, 'fits')).map(({ text }) => text),
  },
};
