import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { promisify } from 'node:util';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import { integrityOf } from '../build/output.ts';
import { pointAtBuilt } from './after-build.ts';
import { historyOf } from './history.ts';
import { pointerOf, writePointer } from './pointer-file.ts';
import { followBuilds, promote, rollback, setOff } from './promote.ts';
import { dropOldVersions, listVersions, publish } from './versions.ts';

let dist = '';
let said: string[] = [];
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'rendezvous-deploy-'));
  said = [];
});
afterEach(() => rm(dist, { recursive: true }));

const [v1, v2, v3] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string];
const home = (part: string): string => path.join(dist, part);
const pointer = (part: string) => pointerOf(home(part));
const build = (built: Record<string, string>) => pointAtBuilt(dist, built, (line) => void said.push(line));

async function write(part: string, version: string, manifest: object): Promise<void> {
  const folder = path.join(dist, part, version, 'browser');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'a.js'), version);
  const files = { 'browser/a.js': integrityOf(Buffer.from(version), 'sha256') };
  const file = path.join(dist, part, version, part === 'shell' ? 'shell.json' : 'remote.json');
  await writeFile(file, JSON.stringify({ version, entry: 'browser/a.js', files, ...manifest }));
}

const NOTHING: NonNullable<RemoteManifest['uses']> = {
  contract: 1,
  modules: {},
  services: [],
  topics: [],
  slots: [],
  routes: [],
  messages: [],
};
const chat = (version: string, uses: string[] = [], react = '^19.0.0') =>
  write('chat', version, {
    name: 'chat',
    shared: { react },
    uses: { ...NOTHING, services: uses },
  } satisfies Partial<RemoteManifest>);
const shell = (version: string, services: string[] = [], react = '19.3.1') =>
  write('shell', version, {
    shared: { react },
    provides: { ...NOTHING, services },
  } satisfies Partial<ShellManifest>);

test('the first build of a part is promoted, and later builds follow', async () => {
  await chat(v1);
  await build({ chat: v1 });
  await chat(v2);
  await build({ chat: v2 });
  assert.deepEqual(await pointer('chat'), { version: v2, previous: v1 });
  assert.deepEqual(said, []);
});

test('a build leaves a promoted pointer alone, and says so in one line', async () => {
  await chat(v1);
  await promote({ dist, part: 'chat' }, v1);
  await chat(v2);
  await build({ chat: v2 });
  assert.equal((await pointer('chat'))?.version, v1);
  assert.equal(said.length, 1);
  assert.match(said[0]!, /chat stays at 1{16}/);
});

test('a build leaves a pointer alone that was rolled back, until it follows builds again', async () => {
  await chat(v1);
  await build({ chat: v1 });
  await chat(v2);
  await build({ chat: v2 });
  assert.equal(await rollback({ dist, part: 'chat' }), v1);
  await build({ chat: v2 });
  assert.equal((await pointer('chat'))?.version, v1);
  await followBuilds({ dist, part: 'chat' });
  await build({ chat: v2 });
  assert.equal((await pointer('chat'))?.version, v2);
});

test('a build leaves a pointer alone that was set by hand to an older version', async () => {
  await chat(v1);
  await utimes(path.join(home('chat'), v1), 1, 1);
  await chat(v2);
  await writeFile(path.join(home('chat'), 'current'), `${v1}\n`);
  await chat(v3);
  await build({ chat: v3 });
  assert.equal((await pointer('chat'))?.version, v1);
});

test('a bare pointer at the newest version follows builds', async () => {
  await chat(v1);
  await writeFile(path.join(home('chat'), 'current'), `${v1}\n`);
  await chat(v2);
  await build({ chat: v2 });
  assert.equal((await pointer('chat'))?.version, v2);
});

test('after a rollback the previous version is the one promoted before, not the one rolled back', async () => {
  for (const version of [v1, v2, v3]) {
    await chat(version);
    await promote({ dist, part: 'chat' }, version);
  }
  await rollback({ dist, part: 'chat' });
  assert.deepEqual(await pointer('chat'), { version: v2, previous: v1 });
});

test('the history names time, person, action and both versions of each move', async () => {
  await chat(v1);
  await build({ chat: v1 });
  await chat(v2);
  await promote({ dist, part: 'chat' });
  const moves = await historyOf(home('chat'));
  assert.deepEqual(
    moves.map(({ action, from, to }) => ({ action, from, to })),
    [
      { action: 'build', from: null, to: v1 },
      { action: 'promote', from: v1, to: v2 },
    ],
  );
  assert.equal(moves[0]!.by, 'build');
  assert.ok(moves[1]!.by && moves[1]!.by !== 'build');
  assert.ok(moves.every(({ at }) => !Number.isNaN(Date.parse(at))));
});

test('a remote that needs a name the shell does not offer is refused, and the pointer stays', async () => {
  await shell(v1, ['toast']);
  await promote({ dist, part: 'shell' }, v1);
  await chat(v1, ['toast']);
  await promote({ dist, part: 'chat' }, v1);
  await chat(v2, ['toast', 'confetti']);
  await assert.rejects(
    promote({ dist, part: 'chat' }, v2),
    /chat 2{16} needs .* shell 1{16} .*services confetti/,
  );
  await build({ chat: v2 });
  assert.equal((await pointer('chat'))?.version, v1);
});

test('a shell without a name, or with another major, that a live remote needs is refused', async () => {
  await shell(v1, ['toast']);
  await chat(v1, ['toast']);
  await build({ shell: v1, chat: v1 });
  await shell(v2, []);
  await assert.rejects(promote({ dist, part: 'shell' }, v2), /services toast/);
  await shell(v3, ['toast'], '20.0.0');
  await assert.rejects(promote({ dist, part: 'shell' }, v3), /react \^19\.0\.0 \(the shell has 20\.0\.0\)/);
  assert.equal((await pointer('shell'))?.version, v1);
});

test('a build moves a shell and the remotes that fit it together', async () => {
  await shell(v1, ['toast']);
  await chat(v1, ['toast']);
  await build({ shell: v1, chat: v1 });
  await shell(v2, ['snack']);
  await chat(v2, ['snack']);
  await build({ chat: v2, shell: v2 });
  assert.deepEqual(
    [await pointer('shell'), await pointer('chat')],
    [
      { version: v2, previous: v1 },
      { version: v2, previous: v1 },
    ],
  );
});

test('a build does not promote a shell that does not fit a remote moved by hand', async () => {
  await shell(v1, ['toast']);
  await chat(v1, ['toast']);
  await build({ shell: v1, chat: v1 });
  await promote({ dist, part: 'chat' }, v1);
  await shell(v2, []);
  await chat(v2, []);
  await build({ shell: v2, chat: v2 });
  assert.equal((await pointer('shell'))?.version, v1);
  assert.match(said.join('\n'), /shell 2{16} is not promoted: chat 1{16} needs/);
});

test('a build fails when no version of a part can be served', async () => {
  await shell(v1, []);
  await chat(v1, ['toast']);
  await assert.rejects(build({ shell: v1, chat: v1 }), /no version can be served of: chat/);
});

test('a version with a damaged file is refused', async () => {
  await chat(v1);
  await writeFile(path.join(home('chat'), v1, 'browser/a.js'), 'other');
  await assert.rejects(promote({ dist, part: 'chat' }, v1), /damaged: browser\/a\.js/);
  assert.equal(await pointer('chat'), null);
});

test('a version that was never built is refused', async () => {
  await assert.rejects(promote({ dist, part: 'chat' }, v1), /chat has no version 1{16}/);
});

test('a remote switched off and on has the same version', async () => {
  await chat(v1);
  await build({ chat: v1 });
  await setOff({ dist, part: 'chat' }, true);
  assert.deepEqual(await pointer('chat'), { version: v1, off: true });
  assert.ok(!existsSync(path.join(home('chat'), 'current')), 'the server finds no current version');
  await setOff({ dist, part: 'chat' }, false);
  assert.deepEqual(await pointer('chat'), { version: v1 });
  await assert.rejects(setOff({ dist, part: 'shell' }, true), /cannot be switched off/);
});

test('a version that exists is never written again', async () => {
  const work = path.join(dist, 'work');
  await mkdir(work);
  await writeFile(path.join(work, 'a.js'), 'first');
  assert.equal(await publish(work, home('chat'), v1), true);
  await writeFile(path.join(work, 'a.js'), 'second');
  assert.equal(await publish(work, home('chat'), v1), false);
  assert.equal(await readFile(path.join(home('chat'), v1, 'a.js'), 'utf8'), 'first');
  assert.deepEqual(await readdir(home('chat')), [v1]);
});

test('50 versions stay, and all that were current in the last 24 hours', async () => {
  const hour = 3_600_000;
  const now = Date.now();
  for (let index = 0; index < 60; index += 1) {
    const version = index.toString(16).padStart(16, '0');
    await chat(version);
    await utimes(path.join(home('chat'), version), index, index);
  }
  const [oldest, second] = ['0', '1'].map((digit) => digit.padStart(16, '0')) as [string, string];
  const moves = [
    { at: new Date(now - 30 * hour).toISOString(), by: 'x', action: 'promote', from: second, to: oldest },
    { at: new Date(now - 23 * hour).toISOString(), by: 'x', action: 'promote', from: oldest, to: v1 },
  ];
  await writeFile(
    path.join(home('chat'), 'history.jsonl'),
    moves.map((move) => JSON.stringify(move)).join('\n'),
  );
  await chat(v1);
  await writePointer(home('chat'), { version: v1 });
  await dropOldVersions(home('chat'), now);
  const left = await listVersions(home('chat'));
  assert.equal(left.length, 51);
  assert.ok(left.includes(oldest), 'left an hour less than a day ago');
  assert.ok(!left.includes(second), 'left more than a day ago');
});

test('the command promotes, rolls back and says what is current', async () => {
  await chat(v1);
  await chat(v2);
  const command = path.resolve(import.meta.dirname, './remote.ts');
  const remote = (...words: string[]) =>
    promisify(execFile)(process.execPath, [command, ...words, '--dist', dist]);
  assert.match((await remote('promote', 'chat', v1)).stdout, /chat is now 1{16}/);
  await remote('promote', 'chat', v2);
  assert.match((await remote('rollback', 'chat')).stdout, /chat is back at 1{16}/);
  assert.match((await remote('status', 'chat')).stdout, /1{16} current[\s\S]*rollback 2{16} → 1{16}/);
  await assert.rejects(remote('promote', 'chat', v3), /chat has no version 3{16}/);
  await assert.rejects(remote('dance', 'chat'), /npm run remote -- promote/);
});
