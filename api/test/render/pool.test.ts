import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { PageData } from '@rendezvous/contract/composition/page';
import { createHealth } from '#src/pages/render/process/health.ts';
import { RenderPool, type PageWork } from '#src/pages/render/process/pool.ts';
import { until } from '../support/until.ts';
import { buildRenderChild } from '../../../rspack/render-child.js';
import { digestOf, remoteManifest, shellManifest } from '../support/site/manifests.ts';

const program = await buildRenderChild();
const VERSION = '2'.repeat(16);
const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-pool-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A pool whose shell has this server build. */
function poolOf(build: string, limitMs = 200) {
  const source = `module.exports = { contract: 1, provided: {}, ${build} };`;
  mkdirSync(path.join(folder, `shell/${VERSION}/server`), { recursive: true });
  writeFileSync(path.join(folder, `shell/${VERSION}/server/server.cjs`), source);
  const server = { path: 'server/server.cjs', integrity: digestOf(source) };
  const reported: string[] = [];
  const pool = new RenderPool({
    folder,
    program,
    limitMs,
    memoryBytes: 2 ** 30,
    health: createHealth(
      () => performance.now(),
      () => undefined,
    ),
    report: (part, fault) => void reported.push(`${part.split('/')[0]} ${fault}`),
  });
  const work: PageWork = {
    deployed: { shell: { ...shellManifest(VERSION), server }, remotes: {} },
    page: { locale: 'en', status: 200 } as Partial<PageData> as PageData,
    nonce: 'n',
    screen: null,
    get: async () => ({ ok: false, missing: false, text: '' }),
  };
  return { pool, work, reported };
}

const FRAME = "({ html: '<p>page</p>', styleTags: '', title: '', description: '', parts: [] })";

test('of a hundred pages asked for at once most go out without server HTML, and the rest are drawn', async () => {
  const { pool, work } = poolOf(`commonMessages: async () => ({}), render: () => ${FRAME}`);
  try {
    let undrawn = 0;
    const pages = Array.from({ length: 100 }, () => pool.render(work));
    for (const page of pages) void page.then((drawn) => void (undrawn += drawn ? 0 : 1));
    // Before any process has drawn a page: a page that finds the line full does not wait.
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(undrawn, 84);
    assert.equal((await Promise.all(pages)).filter((drawn) => drawn?.frame).length, 16);
    assert.ok((await pool.render(work))?.frame, 'afterwards pages are drawn again');
  } finally {
    await pool.close();
  }
});

test('a part is loaded once for all pages of a process', async () => {
  const { pool, work } = poolOf(
    `commonMessages: async () => ({}), render: () => ({ ...${FRAME}, html: String(globalThis.loads) }), loads: (globalThis.loads = (globalThis.loads ?? 0) + 1)`,
  );
  try {
    const pages = [await pool.render(work), await pool.render(work), await pool.render(work)];
    assert.deepEqual(
      pages.map((drawn) => drawn?.frame?.html),
      ['1', '1', '1'],
    );
  } finally {
    await pool.close();
  }
});

test('a page that never ends costs its process, and the pages after it are drawn by another', async () => {
  const { pool, work, reported } = poolOf(
    `commonMessages: (locale) => (locale === 'de' ? new Promise(() => {}) : Promise.resolve({})), render: () => ${FRAME}`,
  );
  try {
    assert.ok((await pool.render(work))?.frame);
    const [first] = pool.pids;
    const hanging = { ...work, page: { ...work.page, locale: 'de' as const } };
    assert.equal(await pool.render(hanging), null);
    await until(async () => Boolean((await pool.render(work))?.frame));
    assert.deepEqual([pool.pids.includes(first ?? 0), reported], [false, ['shell late', 'shell waited']]);
  } finally {
    await pool.close();
  }
});

/** A remote with this server build, and a page of it. */
function screenOf(name: 'members' | 'payments', build: string): PageWork['screen'] {
  const source = `module.exports = { contract: 1, firstScreens: ['home'], load: async () => ({}), render: () => ({ html: 'x', styleTags: '' }), ${build} };`;
  mkdirSync(path.join(folder, `${name}/${VERSION}/server`), { recursive: true });
  writeFileSync(path.join(folder, `${name}/${VERSION}/server/server.cjs`), source);
  const server = { path: 'server/server.cjs', integrity: digestOf(source) };
  const remote = { ...remoteManifest(name, VERSION), server, base: '/' };
  return { remote, input: { route: 'home', slots: [] } };
}

test('a remote that loops answers for it alone: its pages go out without it, others are rendered at the same time', async () => {
  const { pool, work, reported } = poolOf(`commonMessages: async () => ({}), render: () => ${FRAME}`);
  const looping = { ...work, screen: screenOf('payments', 'render() { for (;;); }') };
  const sound = { ...work, screen: screenOf('members', '') };
  try {
    assert.ok((await pool.render(sound))?.screen);
    const late = pool.render(looping);
    assert.equal(await late, null);
    const meanwhile = await Promise.all([pool.render(sound), pool.render(looping), pool.render(sound)]);
    assert.deepEqual(
      meanwhile.map((page) => [Boolean(page?.frame), Boolean(page?.screen)]),
      [
        [true, true],
        [true, false],
        [true, true],
      ],
    );
    await until(async () => reported.includes('payments looped'));
    assert.deepEqual(reported, ['payments late', 'payments looped']);
    assert.equal((await pool.render(looping))?.screen, null);
  } finally {
    await pool.close();
  }
});

test('a page that is late because its process gets no processor is no fault of any part', async () => {
  const { pool, work, reported } = poolOf(`commonMessages: async () => ({}), render: () => ${FRAME}`);
  try {
    assert.ok((await pool.render(work))?.frame);
    const [pid] = pool.pids;
    process.kill(pid!, 'SIGSTOP');
    assert.equal(await pool.render(work), null);
    // A page that waits for nothing, late after this one, has been ended meanwhile.
    const idle = poolOf(`commonMessages: () => new Promise(() => {}), render: () => ${FRAME}`);
    assert.equal(await idle.pool.render(idle.work), null);
    await until(async () => idle.reported.includes('shell waited'));
    await idle.pool.close();
    process.kill(pid!, 'SIGCONT');
    await until(async () => Boolean((await pool.render(work))?.frame));
    assert.deepEqual(reported, ['shell late']);
    assert.ok(pool.pids.includes(pid!), 'its process lives');
  } finally {
    await pool.close();
  }
});

test('more than a megabyte of HTML is refused in the process, and the page goes out without it', async () => {
  const { pool, work, reported } = poolOf(`commonMessages: async () => ({}), render: () => ${FRAME}`);
  const huge = screenOf('members', "render: () => ({ html: 'x'.repeat(1_000_001), styleTags: '' })");
  try {
    const page = await pool.render({ ...work, screen: huge });
    assert.deepEqual([Boolean(page?.frame), page?.screen, reported], [true, null, ['members threw']]);
  } finally {
    await pool.close();
  }
});

test('a remote that loads nothing has an empty state in the page', async () => {
  const { pool, work } = poolOf(`commonMessages: async () => ({}), render: () => ${FRAME}`);
  const source =
    "module.exports = { contract: 1, firstScreens: ['home'], load: async () => undefined, render: () => ({ html: 'x', styleTags: '' }) };";
  mkdirSync(path.join(folder, `members/${VERSION}/server`), { recursive: true });
  writeFileSync(path.join(folder, `members/${VERSION}/server/server.cjs`), source);
  const manifest = remoteManifest('members', VERSION);
  const remote = {
    ...manifest,
    server: { path: 'server/server.cjs', integrity: digestOf(source) },
    base: '/',
  };
  try {
    const drawn = await pool.render({ ...work, screen: { remote, input: { route: 'home', slots: [] } } });
    assert.equal(drawn?.screen?.state, '{}');
  } finally {
    await pool.close();
  }
});
