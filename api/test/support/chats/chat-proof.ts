import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { cookiesOf } from '#test/chats/photo-support.ts';
import { memberWith } from '#test/chats/support.ts';
import { picture } from '#test/photos/support.ts';
import { ChatStorm, KINDS, UNSENT_UPLOADS } from './chat-storm.ts';
import { faultsAfter, faultsOfBooks, lostOf } from './chat-verdict.ts';
import { openCluster, type Cluster } from '../processes/cluster.ts';
import { until } from '../until.ts';

export interface StormResult {
  requests: number;
  /** Answers by status: 201 sent, 402 not enough credits. */
  answers: Record<string, number>;
  unanswered: number;
  messages: number;
  /** Acknowledged messages by kind. */
  kinds: ChatStorm['kinds'];
  kills: number;
  /** Kills that met a photo, or its upload, on its way. */
  kills_at_photos: number;
  /** Times that the guards of uploads asked to come later. */
  uploads_put_off: number;
  milliseconds: number;
  faults: string[];
}

export interface ChatProofOptions {
  /** Messages of the storm without kills, and the connections that send them. Each is asked for once or several times. */
  messages: number;
  connections: number;
  /** Credits of the sender in that storm; fewer than its messages cost, so that some are refused. */
  credits: number;
  kills: number;
  /** Photos may be so many behind their share of the messages before others wait for them; none waits when left out. */
  photosBehind?: number;
  log?(line: string): void;
}

export interface ChatProof {
  processes: number;
  redis: boolean;
  /** Share of new messages that each kind is meant to have, and photos that one member may have uploaded and not sent. */
  share_of_each_kind: number;
  uploads_held: number;
  storm: StormResult;
  killed: StormResult;
  /** What `npm run check ledger` printed at the end, and how it ended. */
  ledger: { status: number | null; output: string };
}

const LEDGER = path.resolve(import.meta.dirname, '../../../src/cli/ledger.ts');
const RECEIVERS = 5;
const HALF: HalfPromptDraft = { prompt: 'firstdate', language: 'en', text: 'dry shoes' };
/** A kill comes when up to so many messages more were acknowledged, and up to so many milliseconds later. */
const MOST_SENDS = 40;
const LATEST_MS = 60;
/** One kill of so many ends every process. */
const ALL_SHARE = 5;
/** Messages are compared after so many kills. */
const LOOK_EVERY = 10;
const KILL_CONNECTIONS = 10;
/** Sides of the smallest accepted photo: most of the time of an upload goes into its pixels. */
const SHORTEST_SIDE = 400;
/** After so long the key of an upload whose process was killed is free again. */
const KEY_ABANDONED_S = 60;

/**
 * One account sends over two processes of the real server on one PostgreSQL database, from many connections, with repeated ids: first without faults and with
 * too few credits, then while processes are killed. Each acknowledged message is there once and paid once; others are whole or absent.
 */
export async function proveChat(postgresUrl: string, options: ChatProofOptions): Promise<ChatProof> {
  const { log = () => {} } = options;
  const cluster = await openCluster(postgresUrl, { settings: { RATE_LIMIT_FACTOR: '1000000' } });
  try {
    log('storm without faults');
    const storm = await blow(cluster, options);
    log(`storm with ${options.kills} kills`);
    const killed = await blowAndKill(cluster, options);
    const ledger = checkLedger(cluster.site.databaseUrl);
    return {
      processes: 2,
      redis: cluster.redis !== null,
      share_of_each_kind: 1 / KINDS.length,
      uploads_held: UNSENT_UPLOADS,
      storm,
      killed,
      ledger,
    };
  } finally {
    await cluster.stop();
  }
}

function checkLedger(databaseUrl: string): ChatProof['ledger'] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LEDGER, '--database', databaseUrl], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, output: `${stdout}${stderr}` };
}

async function prepare(cluster: Cluster, credits: number, photosBehind = Infinity) {
  const { t } = cluster.site;
  const sender = await memberWith(t, credits, { paid: true });
  const receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => t.member()));
  for (const { client } of receivers) {
    const saved = await client.call(CHANGE_USER, { profile: { half_prompts: [HALF] } });
    if (saved.status !== 200) throw new Error(saved.text);
  }
  const storm = new ChatStorm({
    cookie: cookiesOf(sender.client),
    receivers: receivers.map(({ user }) => user.id),
    half: HALF,
    photo: await picture({ width: SHORTEST_SIDE, height: SHORTEST_SIDE }),
    photosBehind,
    addresses: () => cluster.addresses,
  });
  return { storm, sender: sender.user.id };
}

const resultOf = (
  storm: ChatStorm,
  {
    kills,
    atPhotos,
    began,
    faults,
  }: Pick<StormResult, 'kills' | 'faults'> & { atPhotos: number; began: number },
): StormResult => ({
  requests: storm.requests,
  answers: storm.answers,
  unanswered: storm.unanswered,
  messages: storm.acknowledged,
  kinds: storm.kinds,
  kills,
  kills_at_photos: atPhotos,
  uploads_put_off: storm.uploadsPutOff,
  milliseconds: Math.round(performance.now() - began),
  faults: [...faults],
});

async function blow(cluster: Cluster, options: ChatProofOptions): Promise<StormResult> {
  const { messages, connections, credits } = options;
  const { storm, sender } = await prepare(cluster, credits, options.photosBehind);
  const began = performance.now();
  await storm.blow(connections, () => storm.drafts.length >= messages);
  const result = resultOf(storm, { kills: 0, atPhotos: 0, began, faults: [] });
  await storm.settle(connections);
  const { db } = cluster.site.t.services;
  return { ...result, faults: await faultsAfter(db, { sender, credits, storm }) };
}

async function blowAndKill(cluster: Cluster, options: ChatProofOptions): Promise<StormResult> {
  const { kills, log = () => {} } = options;
  const { db } = cluster.site.t.services;
  const credits = 1_000_000;
  const { storm, sender } = await prepare(cluster, credits, options.photosBehind);
  const faults: string[] = [];
  let [over, atPhotos] = [false, 0];
  const began = performance.now();
  const blowing = storm.blow(KILL_CONNECTIONS, () => over);
  for (let kill = 1; kill <= kills; kill += 1) {
    if (await killOnce(cluster, storm, kill)) atPhotos += 1;
    if (kill % LOOK_EVERY > 0) continue;
    faults.push(...(await faultsOfBooks(db)), ...(await lostOf(db, sender, storm)));
    log(`${kill} kills, ${storm.acknowledged} messages, ${faults.length} faults`);
  }
  over = true;
  await blowing;
  await storm.settle(KILL_CONNECTIONS);
  faults.push(...(await faultsAfter(db, { sender, credits, storm })));
  return resultOf(storm, { kills, atPhotos, began, faults });
}

/** Kills one process at a random moment, or all of them, and starts what was killed. Says whether a photo was on its way. */
async function killOnce(cluster: Cluster, storm: ChatStorm, kill: number): Promise<boolean> {
  const enough = storm.acknowledged + Math.random() * MOST_SENDS;
  await until(() => storm.acknowledged >= enough);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST_MS));
  const chosen = kill % ALL_SHARE === 0 ? [0, 1] : [Math.random() < 0.5 ? 0 : 1];
  const atPhotos = storm.photosAsked > 0;
  await Promise.all(chosen.map((index) => cluster.kill(index)));
  await Promise.all(chosen.map((index) => cluster.restart(index)));
  // A repeated upload would wait out this time, and photos with it.
  await cluster.site.advance(KEY_ABANDONED_S);
  return atPhotos;
}
