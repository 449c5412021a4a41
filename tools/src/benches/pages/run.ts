import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bareRenderMs } from './bare-tree.ts';
import { loadNow, rateOf, type Rate } from '#src/lib/measure/load.ts';
import { startNext } from './next-arm.ts';
import { runCommandLine, startServer, type ServerProcess } from '#src/lib/server-process.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { ApiMember } from '#src/proofs/api-member.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/**
 * `npm run bench pages [-- --seconds 5] [--without-next]`: what a page costs, beside a bare `renderToString` of the same tree, a static file of
 * the same size behind the same Fastify, and Next's newest with an equal card list. Writes docs/proofs/bench-pages.json.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, 'without-next': { type: 'boolean' } },
});
const seconds = Number(values.seconds);
const PARALLEL = 16;
const dist = join(ROOT, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const env = { DATA_DIR: folder, SEED: 'demo', RATE_LIMIT_FACTOR: '100000' };
const loadBefore = loadNow();

/** Milliseconds within which 99 of 100 messages are answered. */
async function messageP99(sender: ApiMember, receiver: string, during: () => boolean): Promise<number> {
  const times: number[] = [];
  while (during()) {
    const began = performance.now();
    const message = { member: receiver, client_id: randomUUID(), kind: 'text', text: 'Hello' };
    await sender.need('POST', '/api/chat.php', message);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return Number((times[Math.floor(times.length * 0.99)] ?? NaN).toFixed(1));
}

const forSeconds = (): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
};

async function measureMessages(server: ServerProcess, sender: ApiMember, receiver: string): Promise<object> {
  const warm = performance.now() + 1_000;
  await messageP99(sender, receiver, () => performance.now() < warm);
  const quiet = await messageP99(sender, receiver, forSeconds());
  let isAsking = true;
  const pages = rateOf({
    url: `${server.url}/members`,
    parallel: PARALLEL,
    seconds,
    pid: server.pid,
  }).finally(() => (isAsking = false));
  const busy = await messageP99(sender, receiver, () => isAsking);
  return {
    quiet_p99_ms: quiet,
    busy_p99_ms: busy,
    pages_per_second_meanwhile: (await pages).per_second,
    load: loadNow(),
  };
}

async function measureStatic(html: string): Promise<Rate> {
  const root = mkdtempSync(join(tmpdir(), 'rendezvous-static-'));
  writeFileSync(join(root, 'page.html'), html);
  writeFileSync(join(root, 'page.html.gz'), gzipSync(html, { level: 9 }));
  const child = fork(join(import.meta.dirname, 'static-server.ts'), [root]);
  const [port] = (await once(child, 'message')) as [number];
  try {
    return await rateOf({
      url: `http://127.0.0.1:${port}/page.html`,
      parallel: PARALLEL,
      seconds,
      pid: child.pid!,
    });
  } finally {
    child.kill();
    rmSync(root, { recursive: true });
  }
}

async function measureNext(): Promise<object> {
  if (values['without-next']) return { unavailable: 'left out by --without-next' };
  const cards = Array.from({ length: 24 }, (_, id) => ({
    id,
    name: `Member ${id}`,
    age: 30 + id,
    city: 'Utrecht',
    region: 'Utrecht',
    photo: `/photo/${id}.webp`,
  }));
  try {
    const next = await startNext(cards);
    try {
      return {
        version: next.version,
        ...(await rateOf({ url: next.url, parallel: PARALLEL, seconds, pid: next.pid })),
      };
    } finally {
      next.stop();
    }
  } catch (error) {
    return { unavailable: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  }
}

async function main(): Promise<void> {
  await (await startServer(env)).stop();
  runCommandLine('settings', ['set', 'signup_credits', '100000'], env);
  const server = await startServer(env);
  try {
    const visitor = await fetch(`${server.url}/members`, { headers: { 'accept-language': 'en' } });
    const html = await visitor.text();
    const asked = { parallel: PARALLEL, seconds, pid: server.pid };
    const pages = {
      visitor_members: await rateOf({ ...asked, url: `${server.url}/members` }),
      visitor_lander: await rateOf({ ...asked, url: `${server.url}/landers/adultonly` }),
    };
    const [sender, receiver] = [new ApiMember(server.url), new ApiMember(server.url)];
    await sender.signUp('Anna_Bench', 'female');
    const id = await receiver.signUp('Bo_Bench', 'male');
    const member_page = await rateOf({
      ...asked,
      url: `${server.url}/members`,
      cookie: sender.cookie,
      parallel: 4,
    });
    const messages = await measureMessages(server, sender, id);
    const bare_render_ms = await bareRenderMs(dist, html, 200);
    await server.stop();
    const result = {
      conditions: {
        seconds,
        parallel: PARALLEL,
        load_before: loadBefore,
        database: 'embedded',
      },
      ...pages,
      member_page,
      messages,
      beside: { bare_render_ms, static_file: await measureStatic(html), next: await measureNext() },
    };
    console.log(JSON.stringify(result, null, 2));
    console.log(`Written to ${writeProof('bench-pages', 'demo', result)}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
