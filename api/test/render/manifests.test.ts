import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { PageRegistry } from '@rendezvous/contract/composition/page';
import { readRemoteManifest } from '#src/delivery/registry/manifests.ts';
import { createTestApp } from '../harness.ts';
import { until } from '../support/until.ts';
import { mutate, seededRandom } from '../support/hostile/mutate.ts';
import { remoteManifest, shellManifest, VERSIONS, writeVersion } from '../support/site/manifests.ts';

const [VERSION] = VERSIONS;
const dist = mkdtempSync(path.join(tmpdir(), 'rendezvous-dist-'));
writeVersion(dist, 'shell', VERSION, JSON.stringify(shellManifest(VERSION)));
for (const name of ['members', 'chat'] as const)
  writeVersion(dist, name, VERSION, JSON.stringify(remoteManifest(name, VERSION)));

const lines: string[] = [];
const t = await createTestApp(
  { DIST_DIR: dist, LOG_LEVEL: 'error' },
  { logStream: { write: (line: string) => void lines.push(line) } },
);
after(async () => {
  await t.close();
  rmSync(dist, { recursive: true, force: true });
});
const visitor = t.asVisitor();

async function registry(): Promise<PageRegistry> {
  return (await visitor.get<{ remotes: PageRegistry }>('/remotes.json')).body.remotes;
}

let markers = 0;
/** Waits until the server has read the folder: a version of another remote, deployed after all others, is offered. */
async function untilRead(): Promise<void> {
  markers += 1;
  const marker = markers.toString(16).padStart(16, '0');
  writeVersion(dist, 'payments', marker, JSON.stringify(remoteManifest('payments', marker)));
  await until(async () => (await registry()).payments?.version === marker);
}

/** Deploys a manifest of chat and waits until the server has seen it. */
async function deployChat(version: string, text: string): Promise<void> {
  writeVersion(dist, 'chat', version, text);
  await untilRead();
}

test('mutated manifests cost their own remote only, on every page', async () => {
  const random = seededRandom(20);
  for (let round = 0; round < 30; round += 1) {
    const version = (0x1000 + round).toString(16).padStart(16, '0');
    await deployChat(version, mutate(remoteManifest('chat', version), random));
    for (const url of ['/', '/members', '/chats', '/pricing'])
      assert.equal((await visitor.get(url)).status, 200, url);
    const { members } = await registry();
    assert.equal(members?.version, VERSION);
  }
});

test('a bad manifest is logged once, with name and version', async () => {
  const version = 'f'.repeat(16);
  lines.length = 0;
  await deployChat(version, '{}');
  for (const url of ['/', '/chats', '/members']) await visitor.get(url);
  await untilRead();
  const logged = lines.filter((line) => line.includes(version));
  assert.equal(logged.length, 1);
  assert.match(logged[0]!, /"part":"chat"/);
  assert.match(logged[0]!, /its manifest is not valid/);
});

test('the next valid version is offered without a restart', async () => {
  const version = 'e'.repeat(16);
  await deployChat(version, JSON.stringify(remoteManifest('chat', version)));
  assert.equal((await registry()).chat?.version, version);
});

test('a page asks with its own shell and is offered only what fits that shell', async () => {
  const [older, newer] = ['a'.repeat(16), 'b'.repeat(16)];
  const names = { contract: 1, modules: {}, services: [], topics: [], slots: [], routes: [], messages: [] };
  const shellWith = (version: string, services: string[]): string =>
    JSON.stringify({ ...shellManifest(version), provides: { ...names, services } });
  const chatWith = (version: string, services: string[]): string =>
    JSON.stringify({ ...remoteManifest('chat', version), uses: { ...names, services } });
  const [lost, common, gained] = ['openSlot', 'toast', 'confetti'];
  writeVersion(dist, 'shell', older, shellWith(older, [lost!, common!]));
  writeVersion(dist, 'shell', newer, shellWith(newer, [common!, gained!]));
  writeFileSync(path.join(dist, 'chat/previous'), older);
  await deployChat(older, chatWith(older, [lost!]));
  await deployChat(newer, chatWith(newer, [gained!]));

  const offered = async (shell: string) =>
    (await visitor.get<{ remotes: PageRegistry }>(`/remotes.json?shell=${shell}`)).body.remotes;
  const versions = async (shell: string) => {
    const { chat } = await offered(shell);
    return [chat?.version, chat?.previous?.version];
  };
  assert.deepEqual(await versions(newer), [newer, undefined], 'a name the newer shell lacks');
  assert.deepEqual(await versions(older), [older, undefined], 'a name the older shell lacks');
  assert.deepEqual(await versions('9'.repeat(16)), [newer, undefined], 'a shell that is gone');
  assert.equal((await offered(older)).members?.version, VERSION);
});

test('only files that a manifest lists are served', async () => {
  const base = `/assets/members/${VERSION}/browser`;
  assert.equal((await visitor.get(`${base}/entry.js`)).status, 200);
  assert.equal((await visitor.get(`${base}/unlisted.js`)).status, 404);
  assert.equal((await visitor.get(`/assets/members/${VERSION}/remote.json`)).status, 404);
  assert.equal((await visitor.get(`/assets/members/${VERSION}/server/server.cjs`)).status, 404);
});

test('a page announces the screen its viewer gets where members see another one than visitors', async () => {
  const { client } = await t.member();
  const screens = async (asker: typeof client) =>
    [...(await asker.get('/members')).text.matchAll(/\/browser\/([\w-]*screen)\.js"/g)].map(
      ([, name]) => name,
    );
  assert.deepEqual(await screens(visitor), ['screen']);
  assert.deepEqual(await screens(client), ['member-screen']);
});

test('a page announces the code of a first press after that of its screen, with low priority', async () => {
  const { text: html } = await visitor.get('/members');
  const announced = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"[^>]*>/g)];
  const files = announced.map(([, href]) => href!.slice(href!.lastIndexOf('/') + 1));
  assert.deepEqual(files, ['entry.js', 'chunk.js', 'screen.js', 'en.js', 'first-press.js']);
  assert.match(announced.at(-1)![0], /fetchpriority="low"/);
});

test('a manifest whose first press names an unlisted file is not valid', () => {
  const manifest = { ...remoteManifest('members', VERSION), firstPress: ['browser/unlisted.js'] };
  const { fault } = readRemoteManifest('members', VERSION, JSON.stringify(manifest));
  assert.equal(fault, 'browser/unlisted.js is not among its files');
});

test('no cache shares or stores a page', async () => {
  const { client } = await t.member();
  for (const asker of [visitor, client])
    assert.equal((await asker.get('/members')).headers['cache-control'], 'private, no-store');
});
