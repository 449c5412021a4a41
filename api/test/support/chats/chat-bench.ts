import { sql } from 'kysely';
import { cookiesOf } from '#test/chats/photo-support.ts';
import { memberWith, send } from '#test/chats/support.ts';
import { recordStatements, type Statement } from '../databases/recorded-statements.ts';
import { openSite } from '../processes/two-processes.ts';

/** A member with credits. */
export interface BenchMember {
  id: string;
  cookie: string;
}

/** Two members with credits, who have written to each other. */
export interface Pair {
  conversation: string;
  sides: readonly [BenchMember, BenchMember];
}

/** One send of a pair, as the server asks the database. */
export interface RecordedSend {
  statements: Statement[];
  /** Ids that are new with each send: the message's, and the client's own. */
  newIds: string[];
}

/** What the database did since it was made. */
export interface DatabaseWork {
  commits: number;
  inserts: number;
  updates: number;
}

export interface ChatBench {
  databaseUrl: string;
  pairs: Pair[];
  /** A send of the first side of each pair. */
  sends: RecordedSend[];
  /** Starts a process of the real server, which lives until `end`. */
  start(): Promise<{ url: string; end(): Promise<void> }>;
  work(): Promise<DatabaseWork>;
  /** Messages whose receivers still wait for the first look of the dispatcher. */
  waiting(): Promise<number>;
  /** Deletes queued notifications: the next measurement is not to do work of the one before. */
  forgetWaiting(): Promise<void>;
  stop(): Promise<void>;
}

const CREDITS = 1_000_000;

/** The send as it goes alone: it waits for locks of others, where the server would send it once more. Otherwise pgbench would count what was not sent. */
const waiting = (statement: Statement): Statement =>
  statement.text.includes('send_between_contacts')
    ? { ...statement, values: statement.values.map((value) => (value === false ? true : value)) }
    : statement;

/** Makes pairs on a database of their own, and records one send of each. */
export async function prepareChatBench(postgresUrl: string, count: number): Promise<ChatBench> {
  const site = await openSite(postgresUrl, { RATE_LIMIT_FACTOR: '1000000' });
  const { t } = site;
  const { db } = t.services;
  const statements = recordStatements(t.services.database);
  const pairs: Pair[] = [];
  const sends: RecordedSend[] = [];
  for (let number = 0; number < count; number += 1) {
    const [one, other] = [
      await memberWith(t, CREDITS, { paid: true }),
      await memberWith(t, CREDITS, { paid: true }),
    ];
    await send(one.client, other.user.id, 'Hello');
    statements.length = 0;
    const { body } = await send(one.client, other.user.id, 'Hello again');
    sends.push({
      statements: statements.map(waiting),
      newIds: [body.message.id, body.message.client_id],
    });
    const sides = [one, other].map(({ user, client }) => ({ id: user.id, cookie: cookiesOf(client) }));
    pairs.push({ conversation: body.conversation.id, sides: [sides[0]!, sides[1]!] });
  }
  // A database in use has statistics.
  await sql`vacuum (analyze)`.execute(db);
  return {
    databaseUrl: site.databaseUrl,
    pairs,
    sends,
    async start() {
      const server = await site.start();
      return { url: server.address, end: () => site.kill(server) };
    },
    async work() {
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      const { rows } = await sql<DatabaseWork>`
        select d.xact_commit::int as commits, t.inserts::int, t.updates::int from pg_stat_database d,
          (select sum(n_tup_ins) as inserts, sum(n_tup_upd) as updates from pg_stat_user_tables) t
        where d.datname = current_database()`.execute(db);
      return rows[0]!;
    },
    async waiting() {
      const { rows } = await sql<{ waiting: number }>`
        select (select count(*) from messages_to_tell)::int + (select count(*) from notifications where state = 'new')::int as waiting`.execute(
        db,
      );
      return rows[0]!.waiting;
    },
    async forgetWaiting() {
      await sql`delete from messages_to_tell`.execute(db);
      await sql`update notifications set state = 'seen' where state = 'new'`.execute(db);
    },
    stop: () => site.stop(),
  };
}
