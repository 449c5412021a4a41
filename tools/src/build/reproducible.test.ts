import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { RemoteManifest } from '@rendezvous/contract/composition/registry';
import { scratchCopy, type ScratchCopy } from '../lib/scratch-copy.ts';
import { ROOT } from '../lib/workspace.ts';
import { PARTS as ALL_PARTS } from './build.ts';
import { freshVersion } from './freshness.ts';
import { hasIntegrity } from './output.ts';

/** Two small remotes, one of them with a server build. */
const PARTS = ['payments', 'chat'] as const;
const PAYMENTS = { button: 'shared/ui/src/controls/button.tsx', server: 'mfe-payments/src/server.tsx' };

/** Parts that are built in two folders; `npm run proof builds` builds each. */
const TWICE = process.env.TEST_SIZE === 'whole' ? ALL_PARTS : (['payments'] as const);

let copy: ScratchCopy;
let first: Record<string, string>;
before(async () => {
  copy = await scratchCopy(2);
  first = await build(copy.root, [...new Set([...TWICE, ...PARTS])]);
});
after(() => copy.remove());

const distOf = (root: string): string => path.join(root, '.cache/reproducible');
const isFresh = async (part: string): Promise<boolean> =>
  (await freshVersion(copy.root, distOf(copy.root), part, 'production')) !== null;

/** Builds parts of a checkout as a person would; gives the version of each. */
async function build(root: string, parts: readonly string[]): Promise<Record<string, string>> {
  const command = [path.join(root, 'tools/src/build/build.ts'), ...parts, '--dist', distOf(root)];
  await promisify(execFile)(process.execPath, command, { cwd: root });
  const versions = parts.map(async (part) => {
    const pointer = await readFile(path.join(distOf(root), part, 'current'), 'utf8');
    return [part, pointer.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** Changes a file of the copy while `run` lasts. */
async function edited<T>(
  files: readonly string[],
  change: (text: string) => string,
  run: () => Promise<T>,
): Promise<T> {
  const names = files.map((file) => path.join(copy.root, file));
  const before = await Promise.all(names.map((name) => readFile(name, 'utf8')));
  await Promise.all(names.map((name, index) => writeFile(name, change(before[index]!))));
  try {
    return await run();
  } finally {
    await Promise.all(names.map((name, index) => writeFile(name, before[index]!)));
  }
}

async function inputsOf(part: string): Promise<string[]> {
  const note = await readFile(path.join(distOf(copy.root), part, '.inputs.json'), 'utf8');
  return (JSON.parse(note) as { files: string[] }).files;
}

async function chunkGlobals(part: string, version: string): Promise<Set<string>> {
  const folder = path.join(distOf(copy.root), part, version, 'browser');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Set(codes.flatMap((code) => code.match(/\brspackChunk\w+/g) ?? []));
}

test('the same sources in two folders make the same version', async () => {
  const dist = path.join(ROOT, 'dist');
  // Nothing is built here when `npm test` has built already.
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'tools/src/build/build.ts'), ...TWICE], {
    cwd: ROOT,
  });
  const built = await Promise.all(TWICE.map((part) => freshVersion(ROOT, dist, part, 'production')));
  assert.deepEqual(
    built,
    TWICE.map((part) => first[part]),
  );
});

test('a change of a shared file rebuilds only the parts that use it', async () => {
  const chat = new Set(await inputsOf('chat'));
  const file = (await inputsOf('payments')).find(
    (name) => /^shared\/\w+\/src\//.test(name) && !chat.has(name),
  );
  assert.ok(file, 'payments uses a shared file that chat does not');
  await edited(
    [file],
    (text) => `${text}\n`,
    async () => {
      assert.deepEqual(await Promise.all(PARTS.map(isFresh)), [false, true]);
    },
  );
  assert.deepEqual(await Promise.all(PARTS.map(isFresh)), [true, true]);
});

test('a change of the recipe rebuilds every part', async () => {
  await edited(
    ['rspack/base.js'],
    (text) => `${text}\n`,
    async () => {
      assert.deepEqual(await Promise.all(PARTS.map(isFresh)), [false, false]);
    },
  );
});

test('comments and empty lines change no version', async () => {
  const again = await edited(
    Object.values(PAYMENTS),
    (text) => `/** A comment. */\n\n\n${text}\n// Another one.\n`,
    async () => {
      assert.equal(await isFresh('payments'), false, 'the build looks at the files');
      return build(copy.root, ['payments']);
    },
  );
  assert.equal(again.payments, first.payments);
});

test('two versions have chunk-loading globals of their own', async () => {
  const changed = await edited(
    [PAYMENTS.button],
    (text) => `${text}\nexport const DISPLAYED = 'changed';\nconsole.info(DISPLAYED);\n`,
    () => build(copy.root, ['payments']),
  );
  assert.notEqual(changed.payments, first.payments);
  const [before, now] = await Promise.all(
    [first.payments!, changed.payments!].map((version) => chunkGlobals('payments', version)),
  );
  assert.equal(before!.size, 1);
  assert.equal(now!.size, 1);
  assert.notDeepEqual(before, now);
});

test('the entry of a version pins each of its chunks as it is served', async () => {
  const folder = path.join(distOf(copy.root), 'payments', first.payments!);
  const manifest = await readFile(path.join(folder, 'remote.json'), 'utf8');
  const { entry, files } = JSON.parse(manifest) as Pick<RemoteManifest, 'entry' | 'files'>;
  const code = await readFile(path.join(folder, entry), 'utf8');
  const chunks = Object.entries(files).filter(([file]) => file !== entry);
  assert.ok(chunks.length > 0);
  for (const [chunk, digest] of chunks) {
    assert.ok(code.includes(digest), `${chunk} is announced and pinned by one digest`);
    assert.ok(hasIntegrity(await readFile(path.join(folder, chunk)), digest), chunk);
  }
});
