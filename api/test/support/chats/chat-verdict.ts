import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import { sql } from 'kysely';
import { checkBooks } from '#src/cli/ledger-report.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { ChatStorm } from './chat-storm.ts';

interface Found {
  id: string;
  client_id: string;
  kind: string;
  text: string | null;
  gift: string | null;
  photo_id: string | null;
  half_prompt: HalfPrompt | null;
  cost: number;
}

const COSTS: Readonly<Record<string, number>> = { text: 1, icebreaker: 1, gift: 2, photo: 2 };

/** Invariants of each conversation, whatever was asked; each row names one fault. */
const COUNTS = sql<{ fault: string }>`
  select 'conversation ' || c.id || ' counts ' || c.last_seq || ' of ' || count(m.id) || ' messages' as fault
    from conversations c left join messages m on m.conversation_id = c.id group by c.id
    having c.last_seq <> count(m.id) or c.last_seq <> coalesce(max(m.seq), 0)
  union all
  select 'side of ' || s.user_id || ' counts ' || s.total || ' messages, ' || s.unread || ' unread' from conversation_sides s
    left join messages m on m.conversation_id = s.conversation_id group by s.user_id, s.conversation_id
    having s.total <> count(m.id) or s.unread <> count(m.id) filter (where m.sender_id <> s.user_id and m.seq > s.read_seq)
  union all
  select 'message ' || m.id || ' is noted ' || count(n.message_id) || ' times and queued ' || count(t.id) || ' times' from messages m
    left join messages_to_tell n on n.message_id = m.id left join notifications t on t.item = m.id and t.cause in ('conversation', 'message')
    where m.status = 'sent' group by m.id having count(n.message_id) + count(t.id) <> 1`;

/** Faults of the books and of conversations by themselves; may be asked while messages are sent. */
export async function faultsOfBooks(db: Db): Promise<string[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => [
      ...(await checkBooks(tx)).faults,
      ...(await COUNTS.execute(tx)).rows.map(({ fault }) => fault),
    ]);
}

/** Acknowledged messages that are not there as they were meant; may be asked while others are sent. */
export async function lostOf(db: Db, sender: string, storm: ChatStorm): Promise<string[]> {
  const answered = storm.drafts.filter((draft) => draft.acknowledged !== null);
  const found = new Map((await messagesOf(db, sender)).map((row) => [row.client_id, row]));
  return answered.flatMap(({ body, acknowledged }) => {
    const row = found.get(body.client_id);
    if (!row) return [`lost: ${body.kind} ${body.client_id}`];
    const asMeant =
      row.id === acknowledged &&
      row.kind === body.kind &&
      row.text === (body.text ?? null) &&
      row.gift === (body.gift ?? null) &&
      row.photo_id === (body.photo ?? null) &&
      row.half_prompt?.text === body.half_prompt?.text &&
      row.cost === COSTS[row.kind];
    return asMeant ? [] : [`${body.kind} ${body.client_id} is there as ${JSON.stringify(row)}`];
  });
}

/** Everything that is wrong once the storm is over and each of its messages was answered; the sender began with `credits`. */
export async function faultsAfter(
  db: Db,
  { sender, credits, storm }: { sender: string; credits: number; storm: ChatStorm },
): Promise<string[]> {
  const rows = await messagesOf(db, sender);
  const meant = new Map(storm.drafts.map((draft) => [draft.body.client_id, draft]));
  const spent = rows.reduce((sum, { cost }) => sum + cost, 0);
  const wallet = await db
    .selectFrom('wallets')
    .select(({ eb }) => eb('free', '+', eb.ref('paid')).as('balance'))
    .where('user_id', '=', sender)
    .executeTakeFirstOrThrow();
  return [
    ...storm.faults,
    ...(await lostOf(db, sender, storm)),
    ...rows
      .filter(({ client_id: id }) => (meant.get(id)?.acknowledged ?? null) === null)
      .map(({ client_id: id, kind }) => `${kind} ${id} is there, and its sender got a refusal`),
    ...(wallet.balance === credits - spent && wallet.balance >= 0
      ? []
      : [`the balance is ${wallet.balance}: ${credits} credits less ${spent}`]),
    ...(await faultsOfBooks(db)),
  ];
}

async function messagesOf(db: Db, sender: string): Promise<Found[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'client_id', 'kind', 'text', 'gift', 'photo_id', 'half_prompt', 'cost'])
    .where('sender_id', '=', sender)
    .execute();
}
