import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { READ_READINESS } from '@rendezvous/contract/resources/health/endpoints';
import { createTestApp } from '../harness.ts';
import { buildRenderChild } from '../../../rspack/render-child.js';
import { digestOf, shellManifest, writeVersion } from '../support/site/manifests.ts';
import { until } from '../support/until.ts';

await buildRenderChild();
const SHELL = '2'.repeat(16);

/** A frame that counts how often it is drawn; `fault` runs before. */
const frame = (fault: string) => `let drawn = 0;
module.exports = { contract: 1, provided: {}, commonMessages: async () => ({}),
  render: () => { drawn += 1; ${fault}; return { html: '<p>drawn ' + drawn + '</p>', styleTags: '', title: '', description: '', parts: [] }; } };`;

/** A server that listens, with a shell of this code and no remote. */
async function listening(context: TestContext, build: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'rendezvous-first-pages-'));
  mkdirSync(path.join(dist, 'shell', SHELL, 'server'), { recursive: true });
  writeFileSync(path.join(dist, 'shell', SHELL, 'server/server.cjs'), build);
  const server = { path: 'server/server.cjs', integrity: digestOf(build) };
  writeVersion(dist, 'shell', SHELL, JSON.stringify({ ...shellManifest(SHELL), server }));
  const t = await createTestApp({ DIST_DIR: dist, RENDER_LIMIT_MS: '10000' });
  context.after(async () => {
    await t.close();
    rmSync(dist, { recursive: true, force: true });
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  return t.asVisitor();
}

test('a process is ready once it has drawn the main pages: the first visitor gets the server’s HTML', async (context) => {
  const visitor = await listening(context, frame(''));
  const early = await visitor.call(READ_READINESS);
  assert.deepEqual([early.status, early.problem.detail], [503, 'not ready yet: first pages']);
  await until(async () => (await visitor.call(READ_READINESS)).status === 200);
  assert.match((await visitor.get('/?first')).text, /drawn 4/);
});

test('a part that cannot be drawn does not block the process', async (context) => {
  const visitor = await listening(context, frame('throw new Error("broken")'));
  assert.equal((await visitor.call(READ_READINESS)).status, 503);
  await until(async () => (await visitor.call(READ_READINESS)).status === 200);
  assert.match((await visitor.get('/')).text, /<div id="frame"><\/div>/);
});
