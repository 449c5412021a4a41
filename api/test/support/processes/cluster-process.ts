import { cookiesOf } from '#test/chats/photo-support.ts';
import { memberWith, send } from '#test/chats/support.ts';
import { PASSWORD, type TestClient } from '#test/harness.ts';
import { openCluster } from './cluster.ts';
import { findServer } from '../databases/postgres.ts';

/**
 * A cluster in a process of its own, for journeys: their runner cannot load the API. Controlled by messages `{ id, does, words }`, it
 * answers `{ id, value }` or `{ id, error }`; the first answer has the id 0.
 */
const NO_DATABASE = 3;
const url = await findServer();
// The journeys are passed over then, as the tests of races are.
if (!url) process.exit(NO_DATABASE);
const processes = Number(process.env.CLUSTER_PROCESSES ?? 1);
const cluster = await openCluster(url, {
  processes,
  settings: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' },
});
const ways = await Promise.all(Array.from({ length: processes }, (_, index) => cluster.wayTo(index)));
const { t } = cluster.site;
const { db } = t.services;

// A first message without an answer gives its credit back; the processes read settings every few seconds.
await t.set('unanswered_credit_hours', 72);

const clients = new Map<string, TestClient>();

const DOES = {
  cut: (index: number) => ways[index]!.cut(),
  mend: (index: number) => ways[index]!.mend(),
  break: (index: number) => ways[index]!.restart(),
  delay: (index: number, milliseconds: number) => ways[index]!.delay(milliseconds),
  duplicate: (index: number, on: boolean) => ways[index]!.duplicate(on),
  loseAnswers: (index: number, on: boolean) => ways[index]!.loseAnswers(on),
  kill: (index: number) => cluster.kill(index),
  restart: (index: number) => cluster.restart(index),
  hasRedis: () => cluster.redis !== null,
  cutRedis: () => cluster.redis?.cut(),
  mendRedis: () => cluster.redis?.mend(),
  /** Creates a member with credits and logs them in. */
  async member(credits: number, name: string) {
    const { user, client } = await memberWith(t, credits, { paid: true, name });
    clients.set(user.id, client);
    return { id: user.id, name: user.name, email: user.email, password: PASSWORD, cookie: cookiesOf(client) };
  },
  /** Texts that a member has sent, in the order of the server. */
  async textsOf(sender: string) {
    const rows = await db
      .selectFrom('messages')
      .select('text')
      .where('sender_id', '=', sender)
      .orderBy('seq')
      .execute();
    return rows.map(({ text }) => text);
  },
  /** What a member's messages have cost, as the ledger has it. */
  async spent(member: string) {
    const rows = await db
      .selectFrom('ledger_entries')
      .select('credits')
      .where('account', '=', member)
      .where('credits', '<', 0)
      .execute();
    return -rows.reduce((sum, { credits }) => sum + credits, 0);
  },
  /** Writes from one member to another, from a device of its own. */
  async say(from: string, to: string, texts: readonly string[]) {
    for (const text of texts) {
      const { status } = await send(clients.get(from)!, to, text);
      if (status !== 201) throw new Error(`not sent: ${status}`);
    }
  },
  /** Moves the clock of the site, and brings waiting jobs nearer. */
  advance: (seconds: number) => cluster.site.advance(seconds),
  stop: () => cluster.stop(),
};

interface Order {
  id: number;
  does: keyof typeof DOES;
  words: never[];
}

process.on('message', ({ id, does, words }: Order) => {
  const act = DOES[does] as (...all: never[]) => unknown;
  Promise.resolve()
    .then(() => act(...words))
    .then(
      (value) => process.send!({ id, value }),
      (error: unknown) => process.send!({ id, error: String(error) }),
    )
    .finally(() => does === 'stop' && process.disconnect());
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0, value: ways.map((way) => way.through('http://localhost/').replace(/\/$/, '')) });
