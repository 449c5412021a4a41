import { sql } from 'kysely';
import { cookiesOf } from '../chats/photo-support.ts';
import { memberWith, send } from '../chats/support.ts';
import { recordStatements, type Statement } from './recorded-statements.ts';
import { openSite } from './two-processes.ts';

/** A member with credits and the one they write to, in a conversation that is open. */
export interface Pair {
  cookie: string;
  member: string;
}

/** One send of a pair, as the server asks the database. */
export interface RecordedSend {
  statements: Statement[];
  /** Ids that are new with each send; the client's own among them. */
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
  sends: RecordedSend[];
  /** Starts a process of the real server, which lives until `end`. */
  start(): Promise<{ url: string; end(): Promise<void> }>;
  work(): Promise<DatabaseWork>;
  /** Messages whose receivers still wait for the first look of the dispatcher. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const CREDITS = 1_000_000;

/** Makes pairs on a database of their own, and records one send of each. */
export async function prepareChatBench(postgresUrl: string, count: number): Promise<ChatBench> {
  const site = await openSite(postgresUrl, { RATE_LIMIT_FACTOR: '1000000' });
  const { t } = site;
  const { db } = t.services;
  const statements = recordStatements(t.services.database);
  const pairs: Pair[] = [];
  const sends: RecordedSend[] = [];
  for (let number = 0; number < count; number += 1) {
    const sender = await memberWith(t, CREDITS, { paid: true });
    const { id: member } = await t.makeUser();
    await send(sender.client, member, 'Hello');
    statements.length = 0;
    const { body } = await send(sender.client, member, 'Hello again');
    const taken = [...statements];
    const { rows } = await sql<{ id: string; job: string }>`
      select n.id, j.id as job from notifications n join pgboss.job j on j.data ->> 'id' = n.id where n.item = ${body.message.id}`.execute(
      db,
    );
    sends.push({
      statements: taken,
      newIds: [body.message.id, body.message.client_id, ...rows.flatMap(({ id, job }) => [id, job])],
    });
    pairs.push({ cookie: cookiesOf(sender.client), member });
  }
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
        select count(*)::int as waiting from pgboss.job where name = 'notifications.deliver' and state in ('created', 'active')`.execute(
        db,
      );
      return rows[0]!.waiting;
    },
    stop: () => site.stop(),
  };
}
