import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';

interface StormResult {
  requests: number;
  answers: Record<string, number>;
  unanswered: number;
  messages: number;
  kinds: Record<string, number>;
  kills: number;
  kills_at_photos: number;
  milliseconds: number;
  faults: string[];
}

interface ChatProof {
  storm: StormResult;
  killed: StormResult;
  ledger: { status: number | null; output: string };
}

/** The proof is the one of the API's tests of races, whose modules the tools may not import. */
interface ApiSupport {
  proveChat(postgresUrl: string, options: object): Promise<ChatProof>;
}

/**
 * `npm run proof chat [-- --messages 7500 --connections 50 --credits 9000 --kills 100]`: one account sends messages of all kinds over two
 * processes on PostgreSQL, with repeated ids (10,000 requests at the least) and too few credits, and then while processes are killed; ends with `npm run check ledger`. Writes
 * docs/proofs/chat.json; fails when an acknowledged message is lost, doubled or paid otherwise than once, or an answer is an error of the server.
 */
/** Photos may be so many behind a fifth of the messages before others wait for them. */
const PHOTOS_BEHIND = 10;
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '7500' },
    connections: { type: 'string', default: '50' },
    credits: { type: 'string', default: '9000' },
    kills: { type: 'string', default: '100' },
  },
});
const server = await findPostgres(console.log);
if (!server) throw new Error('Two processes need PostgreSQL, and none is reachable or installable.');
const file = join(ROOT, 'api/test/support/chats/chat-proof.ts');
const { proveChat } = (await import(pathToFileURL(file).href)) as ApiSupport;
const result = await proveChat(server.url, {
  messages: Number(values.messages),
  connections: Number(values.connections),
  credits: Number(values.credits),
  kills: Number(values.kills),
  photosBehind: PHOTOS_BEHIND,
  log: console.log,
}).finally(server.close);

const faults = [...result.storm.faults, ...result.killed.faults];
for (const {
  requests,
  messages,
  kinds,
  answers,
  unanswered,
  kills,
  kills_at_photos: atPhotos,
  milliseconds,
} of [result.storm, result.killed])
  console.log(
    `${requests} requests, ${messages} messages ${JSON.stringify(kinds)}, answers ${JSON.stringify(answers)}, ${unanswered} without an answer, ${kills} kills, ${atPhotos} of them while a photo was on its way, ${milliseconds} ms`,
  );
console.log(result.ledger.output);
for (const fault of faults.slice(0, 50)) console.log(`✘ ${fault}`);
console.log(`${faults.length} faults`);
console.log(`Written to ${writeProof('chat', 'none', { database: server.description, ...result })}`);
if (faults.length > 0 || result.ledger.status !== 0) process.exitCode = 1;
