import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { createTestApp } from '../harness.ts';
import { buildRenderChild } from '../../../rspack/render-child.js';
import {
  digestOf,
  remoteManifest,
  shellManifest,
  VERSIONS,
  writeVersion,
} from '../support/site/manifests.ts';
import { until } from '../support/until.ts';

const [NEWER, OLDER] = VERSIONS;
await buildRenderChild();
const SHELL = '2'.repeat(16);
/** A frame that counts how often it is drawn. */
const BUILD = `let drawn = 0;
module.exports = { contract: 1, provided: {}, commonMessages: async () => ({}),
  render: () => ({ html: '<p>drawn ' + (drawn += 1) + '</p>', styleTags: '', title: '', description: '', parts: [] }) };`;

const dist = mkdtempSync(path.join(tmpdir(), 'rendezvous-cached-'));
const deploy = (version: string) =>
  writeVersion(dist, 'members', version, JSON.stringify(remoteManifest('members', version)));
mkdirSync(path.join(dist, 'shell', SHELL, 'server'), { recursive: true });
writeFileSync(path.join(dist, 'shell', SHELL, 'server/server.cjs'), BUILD);
const server = { path: 'server/server.cjs', integrity: digestOf(BUILD) };
writeVersion(dist, 'shell', SHELL, JSON.stringify({ ...shellManifest(SHELL), server }));
deploy(OLDER);

// Time is fixed: a cached page is never too old.
const clock = createFixedClock(new Date('2026-11-20T12:00:00Z'));
const t = await createTestApp({ DIST_DIR: dist, RENDER_LIMIT_MS: '10000' }, { clock });
after(async () => {
  await t.close();
  rmSync(dist, { recursive: true, force: true });
});
const visitor = t.asVisitor();
/** The start page; each response has a nonce of its own. */
const home = async () => (await visitor.get('/')).text.replaceAll(/nonce="[^"]*"/g, '');

test('a cached page is made again once another version is deployed', async () => {
  await until(async () => (await home()).includes('drawn'));
  const cached = await home();
  assert.equal(await home(), cached);
  assert.ok(cached.includes(OLDER) && !cached.includes(NEWER));
  deploy(NEWER);
  await until(async () => (await visitor.get('/remotes.json')).text.includes(NEWER));
  assert.ok((await home()).includes(NEWER), 'the page still names the version before');
});
