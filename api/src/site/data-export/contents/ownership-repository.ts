import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A member whose data are read. */
export interface DataSubject {
  id: string;
  email: string;
}

/** Decides which rows of a table are a member's, as a condition of SQL. */
export type Ownership = (member: DataSubject) => RawBuilder<SqlBool>;

/** The column contains the member's id. */
export const byId =
  (column: string): Ownership =>
  ({ id }) =>
    sql`${sql.ref(column)} = ${id}`;

/** The column contains the member's address. */
export const byAddress =
  (column: string): Ownership =>
  ({ email }) =>
    sql`${sql.ref(column)} = ${email}`;

/** Likes that the member knows of: those withheld until the other's activation are not. */
export const receivedLike: Ownership = ({ id }) => sql`to_user = ${id} and not held`;

/** Conversations with the member on either side. */
export const eitherSide: Ownership = ({ id }) => sql`(user_a = ${id} or user_b = ${id})`;

/** Answers to complaints of the member. */
export const answerToOwn: Ownership = ({ id }) =>
  sql`exists (select from complaints c where c.ticket = complaint_answers.ticket and c.user_id = ${id})`;

/** Messages of the member, and those of others that the member has and did not remove. */
export const ownMessage: Ownership = ({ id }) => sql`exists (
  select from conversation_sides s where s.user_id = ${id} and s.conversation_id = messages.conversation_id
    and (messages.sender_id = ${id} or (messages.status = 'sent' and messages.seq > s.hidden_seq)))`;

/** Rows about payments of the member. @param table has a column `payment_id` */
export const ofOwnPayment =
  (table: string): Ownership =>
  ({ id }) =>
    sql`exists (select from payments p where p.id = ${sql.ref(`${table}.payment_id`)} and p.user_id = ${id})`;
