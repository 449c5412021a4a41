import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Journal } from './journal.ts';

/** Reads the database of a stopped or running server. */
export type Read = <T>(statement: string) => Promise<T[]>;

/** Invariants of every database after any request; each row names one fault. */
const BOOKS: readonly string[] = [
  `select 'operation ' || operation_id || ' sums to ' || sum(credits) as fault from ledger_entries group by operation_id having sum(credits) <> 0`,
  `select 'wallet ' || user_id || ' differs from its entries' as fault from wallets left join
    (select account, sum(credits) as credits from ledger_entries where purse is not null group by account) as e on account = user_id
    where free + paid <> coalesce(credits, 0)`,
  `select 'wallet ' || user_id || ' is below zero' as fault from wallets where free < 0 or paid < 0`,
  `select 'message ' || m.id || ' costs ' || m.cost || ' and spent ' || coalesce(e.credits, 0) as fault from messages m left join
    (select operation_id, -sum(credits) as credits from ledger_entries where purse is not null group by operation_id) as e
    on e.operation_id = 'message:' || m.id where m.cost <> coalesce(e.credits, 0)`,
  `select operation_id || ' paid for no message' as fault from ledger_entries where operation_id like 'message:%'
    and not exists (select from messages where operation_id = 'message:' || id)`,
  `select 'payment ' || p.id || ' is ' || p.status || ' and gave ' || coalesce(e.credits, 0) as fault from payments p left join
    (select operation_id, sum(credits) as credits from ledger_entries where purse is not null group by operation_id) as e
    on e.operation_id = 'payment:' || p.id where coalesce(e.credits, 0) <> case when p.status = 'completed' then p.credits else 0 end`,
  `select 'payment ' || id || ' is completed and not paid at the provider' as fault from payments p where status = 'completed'
    and not exists (select from sandbox_payments s where s.payment_id = p.id and s.status = 'paid' and s.id = p.provider_id)`,
  `select 'conversation ' || c.id || ' counts ' || c.last_seq || ' of ' || count(m.id) || ' messages' as fault
    from conversations c left join messages m on m.conversation_id = c.id group by c.id, c.last_seq
    having c.last_seq <> count(m.id) or c.last_seq <> coalesce(max(m.seq), 0)`,
  `select 'side of ' || s.user_id || ' counts ' || s.total || ' messages, ' || s.unread || ' unread' as fault from conversation_sides s
    left join messages m on m.conversation_id = s.conversation_id group by s.user_id, s.conversation_id, s.total, s.unread, s.read_seq
    having s.total <> count(m.id) or s.unread <> count(m.id) filter (where m.sender_id <> s.user_id and m.seq > s.read_seq)`,
  `select 'a message of ' || sender_id || ' exists ' || count(*) || ' times' as fault from messages where gift is null group by sender_id, text having count(*) > 1`,
  `select 'account ' || u.id || ' has no profile or no consent' as fault from users u where not exists (select from profiles where user_id = u.id)
    or not exists (select from consents where user_id = u.id)`,
  `select 'account ' || u.id || ' is active without wallet or welcome' as fault from users u where status = 'active'
    and not exists (select from ledger_entries where operation_id = 'signup:' || u.id)`,
  `select 'profile ' || p.user_id || ' counts ' || p.photo_count || ' photos of ' || count(f.id) as fault from profiles p
    left join photos f on f.user_id = p.user_id group by p.user_id, p.photo_count having p.photo_count <> count(f.id)`,
  `select 'main photo of ' || p.user_id || ' is not public' as fault from profiles p join photos f on f.id = p.main_photo_id
    where f.visibility <> 'public' or f.public_files is null`,
  `select 'likes of ' || l.from_user || ' on a day exceed those counted' as fault from likes l left join daily_acts d
    on d.user_id = l.from_user and d.act = 'like' and d.day = l.counted_on group by l.from_user, l.counted_on, d.used having count(*) > coalesce(d.used, 0)`,
];

/** Faults of the database by itself and against the answers to the clients. */
export async function faultsOf(read: Read, journal: Journal): Promise<string[]> {
  const books: string[] = [];
  for (const statement of BOOKS)
    books.push(...(await read<{ fault: string }>(statement)).map(({ fault }) => fault));
  return [...books, ...(await lostOrDoubled(read, journal))];
}

async function lostOrDoubled(read: Read, journal: Journal): Promise<string[]> {
  const messages = await read<{ client_id: string; text: string }>(
    'select client_id, coalesce(gift, text) as text from messages',
  );
  const textOf = new Map(messages.map((row) => [row.client_id, row.text]));
  const asked = new Set(journal.messages.map(({ clientId }) => clientId));
  const payments = await read<{ id: string; status: string }>('select id, status from payments');
  const statusOf = new Map(payments.map(({ id, status }) => [id, status]));
  const names = await read<{ id: string; name: string }>('select id, name from users');
  const idOf = new Map(names.map(({ id, name }) => [name, id]));
  const photos = new Set((await read<{ id: string }>('select id from photos')).map(({ id }) => id));
  const rows = await read<{ from_user: string; to_user: string }>('select from_user, to_user from likes');
  const likes = new Set(rows.map(({ from_user: from, to_user: to }) => `${from} ${to}`));
  return [
    ...journal.messages
      .filter(({ known, clientId, text }) => known === 'answered' && textOf.get(clientId) !== text)
      .map(({ text }) => `lost: ${text}`),
    ...messages.filter(({ client_id: id }) => !asked.has(id)).map(({ text }) => `never sent: ${text}`),
    ...journal.messages
      .filter(({ known, clientId }) => known === 'refused' && textOf.has(clientId))
      .map(({ text }) => `refused, and there: ${text}`),
    ...journal.orders.filter(({ id }) => !statusOf.has(id)).map(({ id }) => `lost: order ${id}`),
    ...journal.orders
      .filter(({ id, paid }) => paid === 'answered' && statusOf.get(id) !== 'completed')
      .map(({ id }) => `paid, and ${statusOf.get(id)}: order ${id}`),
    ...journal.orders
      .filter(({ id, paid }) => (paid === 'no' || paid === 'refused') && statusOf.get(id) === 'completed')
      .map(({ id }) => `not paid, and completed: order ${id}`),
    ...journal.signUps
      .filter(({ known, name, id }) => known === 'answered' && idOf.get(name) !== id)
      .map(({ name }) => `lost: account ${name}`),
    ...journal.signUps
      .filter(({ known, name }) => known === 'refused' && idOf.has(name))
      .map(({ name }) => `refused, and there: account ${name}`),
    ...journal.photos
      .filter(({ id, removed }) => removed !== 'asked' && photos.has(id) !== (removed === 'no'))
      .map(({ id, removed }) => (removed === 'no' ? `lost: photo ${id}` : `back again: photo ${id}`)),
    ...[...journal.likes]
      .filter(([key, { state }]) => state !== 'unknown' && likes.has(key) !== (state === 'there'))
      .map(([key, { state }]) => `like ${key} should be ${state}`),
  ];
}

/** Looks at photos' files: none that a row names is missing or half. Files seen once are not decoded again. */
export class PhotoFiles {
  readonly #folder: string;
  readonly #whole = new Set<string>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'files');
  }

  async faults(read: Read): Promise<string[]> {
    const named = await this.#named(read);
    const faults = await Promise.all(named.map((name) => this.#faultOf(name)));
    return faults.filter((fault) => fault !== null);
  }

  /** Files that no photo names: uploads that a kill cut off. No address leads to them. */
  async left(read: Read): Promise<number> {
    const named = new Set(await this.#named(read));
    const files = globSync('*/*', { cwd: this.#folder }).map((file) => basename(file));
    return files.filter((file) => !named.has(file)).length;
  }

  async #named(read: Read): Promise<string[]> {
    const rows = await read<{ name: string }>(`
      with kept as (
        select files, censored, public_files, uncropped from photos
        union all select photo -> 'files', photo -> 'censored', null, photo -> 'uncropped' from removed_photos)
      select distinct value as name from kept,
        lateral (select value from jsonb_each_text(files) union all select value from jsonb_each_text(censored)
          union all select value from jsonb_each_text(coalesce(nullif(public_files, 'null'::jsonb), '{}'))
          union all select uncropped ->> 'file' where uncropped ->> 'file' is not null) as names`);
    return rows.map(({ name }) => name);
  }

  async #faultOf(name: string): Promise<string | null> {
    if (this.#whole.has(name)) return null;
    const file = join(this.#folder, name.slice(0, 2), name);
    if (!existsSync(file)) return `missing: file ${name} of a photo`;
    const isWhole = await sharp(file)
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (!isWhole) return `half: file ${name} of a photo`;
    this.#whole.add(name);
    return null;
  }
}
