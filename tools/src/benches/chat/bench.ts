import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import type { Statement } from '#src/proofs/search/plans.ts';

export interface DatabaseWork {
  commits: number;
  inserts: number;
  updates: number;
}

export interface BenchMember {
  id: string;
  cookie: string;
}

export interface RecordedSend {
  statements: Statement[];
  newIds: string[];
}

/** Pairs of members on a database of their own; see `api/test/support/chats/chat-bench.ts`. */
export interface ChatBench {
  databaseUrl: string;
  pairs: { conversation: string; sides: readonly [BenchMember, BenchMember] }[];
  sends: RecordedSend[];
  start(): Promise<{ url: string; end(): Promise<void> }>;
  work(): Promise<DatabaseWork>;
  waiting(): Promise<number>;
  forgetWaiting(): Promise<void>;
  stop(): Promise<void>;
}

/** The API's own tests make the members, whose modules the tools may not import. */
interface ApiSupport {
  prepareChatBench(postgresUrl: string, count: number): Promise<ChatBench>;
}

/** Makes so many pairs. */
export async function prepareBench(postgresUrl: string, pairs: number): Promise<ChatBench> {
  const file = pathToFileURL(join(ROOT, 'api/test/support/chats/chat-bench.ts')).href;
  const { prepareChatBench } = (await import(file)) as ApiSupport;
  return prepareChatBench(postgresUrl, pairs);
}
