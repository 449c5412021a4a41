import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine, startServer } from '../lib/server-process.ts';
import { ApiMember } from './api-member.ts';
import { ledgerOf, type LedgerSums } from './ledger.ts';

export interface ParallelSends {
  sends: number;
  credits: number;
  /** Answers by status: 201 sent, 402 not enough credits. */
  answers: Record<string, number>;
  /** Messages the other side received. */
  messages: number;
  balance: number;
  ledger: LedgerSums;
  milliseconds: number;
}

/**
 * One member with `credits` sends `sends` messages at once to another; each costs one credit. The server is the real
 * one: on the embedded database in a folder of its own, or on the PostgreSQL database `databaseUrl`, which must be empty.
 */
export async function sendInParallel(
  sends: number,
  credits: number,
  databaseUrl?: string,
): Promise<ParallelSends> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-proof-'));
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', SEED: 'none', RATE_LIMIT_FACTOR: '10000' };
  try {
    const empty = await startServer(env);
    await empty.stop();
    runCommandLine('settings', ['set', 'signup_credits', String(credits)], env);
    const server = await startServer(env);
    try {
      const result = await race(server.url, sends);
      await server.stop();
      return { sends, credits, ...result, ledger: await ledgerOf(folder, databaseUrl) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function race(
  url: string,
  sends: number,
): Promise<Omit<ParallelSends, 'sends' | 'credits' | 'ledger'>> {
  const [anna, bo] = [new ApiMember(url), new ApiMember(url)];
  await anna.signUp('Anna', 'female');
  const member = await bo.signUp('Bo_Proof', 'male');
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: sends }, async (_, number) => {
      const message = { member, client_id: randomUUID(), kind: 'text', text: `Message ${number}` };
      return (await anna.call('POST', '/api/chat.php', message)).status;
    }),
  );
  const milliseconds = Math.round(performance.now() - began);
  const { user } = await anna.need<{ user: { credits: number } }>('GET', '/api/user.php');
  return { answers: tally(statuses), messages: await received(bo), balance: user.credits, milliseconds };
}

interface Page {
  messages: { seq: number }[];
  has_more: boolean;
}

/** Counts the messages of the receiver's only conversation, page by page. */
async function received(bo: ApiMember): Promise<number> {
  const { chats } = await bo.need<{ chats: { conversation: { id: string } }[] }>('GET', '/api/chats.php');
  if (!chats[0]) return 0;
  const path = `/api/chat.php?conversation=${chats[0].conversation.id}`;
  let page = await bo.need<Page>('GET', path);
  let total = page.messages.length;
  while (page.has_more) {
    const oldest = Math.min(...page.messages.map(({ seq }) => seq));
    page = await bo.need<Page>('GET', `${path}&before=${oldest}`);
    total += page.messages.length;
  }
  return total;
}

function tally(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
