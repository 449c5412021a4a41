import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DayCounts, DebitLine } from './policy.ts';
import type { DebitCodesTable, DebitFormsTable, DebitTriesTable } from './tables.ts';

export type FormRow = Selectable<DebitFormsTable>;
export type CodeRow = Selectable<DebitCodesTable>;

/** Makes all work on a member's debits, or on a phone number, wait until the transaction ends. */
export async function lockDebits(tx: Tx, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`debits ${of}`}, 0))`.execute(tx);
}

export async function insertForm(tx: Tx, row: Insertable<DebitFormsTable>): Promise<FormRow> {
  return tx.insertInto('debit_forms').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function changeForm(
  tx: Tx,
  payment: string,
  change: Updateable<DebitFormsTable>,
): Promise<void> {
  await tx.updateTable('debit_forms').set(change).where('payment_id', '=', payment).execute();
}

export async function findForm(tx: Tx, payment: string): Promise<FormRow | null> {
  const row = await tx
    .selectFrom('debit_forms')
    .selectAll()
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest debit of a member that waits for its code, or that of one payment; null without one. */
export async function findWaiting(
  tx: Tx,
  userId: string,
  now: Date,
  payment?: string,
): Promise<FormRow | null> {
  let query = tx
    .selectFrom('debit_forms as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .selectAll('f')
    .where('p.user_id', '=', userId)
    .where('p.status', '=', 'pending')
    .where('p.expires_at', '>', now)
    .where('f.accepted_at', 'is', null)
    .orderBy('f.made_at', 'desc')
    .orderBy('f.payment_id')
    .limit(1);
  if (payment !== undefined) query = query.where('p.id', '=', payment);
  return (await query.executeTakeFirst()) ?? null;
}

/** Debits of a member that count for their limits: promised since `since` or not settled yet, and those that are being made, without one order. */
export async function listDebits(
  tx: Tx,
  userId: string,
  since: Date,
  except: string | null,
): Promise<DebitLine[]> {
  const { rows } = await sql<DebitLine>`
    select p.amount, coalesce(p.promised_at, f.accepted_at, p.created_at) as at,
      not (p.status = 'pending' or (p.status = 'completed' and p.settled_at is null)) as "isSettled"
    from payments p left join debit_forms f on f.payment_id = p.id
    where p.user_id = ${userId} and p.method = 'sdd' and p.id is distinct from ${except} and (
      (p.promised_at is not null and (p.promised_at > ${since} or (p.status = 'completed' and p.settled_at is null)))
      or (p.status = 'pending' and (f.accepted_at is not null or f.payment_id is null)))
    order by at`.execute(tx);
  return rows;
}

export async function insertCode(tx: Tx, row: Insertable<DebitCodesTable>): Promise<void> {
  await tx.insertInto('debit_codes').values(row).execute();
}

/** Deletes a code that was not delivered. */
export async function deleteCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('debit_codes').where('id', '=', id).execute();
}

/** The newest code of a payment, which alone counts; null before the first. */
export async function findCode(tx: Tx, payment: string): Promise<CodeRow | null> {
  const row = await tx
    .selectFrom('debit_codes')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertTry(tx: Tx, row: Insertable<DebitTriesTable>): Promise<void> {
  await tx.insertInto('debit_tries').values(row).execute();
}

/** Whose codes and tries are counted. */
export interface Counted {
  payment_id: string;
  user_id: string;
  phone_hash: string;
  /** Start of the member's day. */
  since: Date;
}

/** Codes that were sent since the day began, by member and by number. */
export async function countCodes(
  tx: Tx,
  { user_id: userId, phone_hash: phone, since }: Omit<Counted, 'payment_id'>,
): Promise<Omit<DayCounts, 'payment'>> {
  const { rows } = await sql<Omit<DayCounts, 'payment'>>`
    select count(*) filter (where user_id = ${userId})::int as member,
      count(*) filter (where phone_hash = ${phone})::int as phone
    from debit_codes where sent_at >= ${since} and (user_id = ${userId} or phone_hash = ${phone})`.execute(
    tx,
  );
  return rows[0]!;
}

/** Wrong codes: all of a payment, and those since the day began by member and by number. */
export async function countTries(
  tx: Tx,
  { payment_id: payment, user_id: userId, phone_hash: phone, since }: Counted,
): Promise<DayCounts> {
  const { rows } = await sql<DayCounts>`
    select count(*) filter (where payment_id = ${payment})::int as payment,
      count(*) filter (where user_id = ${userId} and tried_at >= ${since})::int as member,
      count(*) filter (where phone_hash = ${phone} and tried_at >= ${since})::int as phone
    from debit_tries where payment_id = ${payment}
      or (tried_at >= ${since} and (user_id = ${userId} or phone_hash = ${phone}))`.execute(tx);
  return rows[0]!;
}

/** Deletes forms that no mandate came of: those of a member, or of orders that ended and were made before a moment. */
export async function deleteUnaccepted(tx: Tx, which: { userId: string } | { before: Date }): Promise<void> {
  const forms = tx.deleteFrom('debit_forms').where('accepted_at', 'is', null);
  await (
    'userId' in which ? forms.where('user_id', '=', which.userId) : forms.where('made_at', '<', which.before)
  ).execute();
}

/** Deletes mandates that were accepted before a moment. */
export async function deleteAccepted(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('debit_forms').where('accepted_at', '<', before).execute();
}
