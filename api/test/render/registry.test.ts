import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { readRemoteManifest, readShellManifest } from '#src/delivery/registry/manifests.ts';
import { offerOf, pageRegistry, type Deployed } from '#src/delivery/registry/registry.ts';
import { mutate, seededRandom } from '../support/hostile/mutate.ts';
import { remoteManifest, shellManifest, VERSIONS } from '../support/site/manifests.ts';

const NAMES: readonly RemoteName[] = ['members', 'chat', 'payments', 'signup', 'landers'];
const [NEW, OLD] = VERSIONS;
const silent = (): void => undefined;

/** Reads a registry from the texts of manifests, as the server does from files. */
function registryOf(texts: Readonly<Record<string, string>>): Deployed['remotes'] {
  const shell = readShellManifest(NEW, JSON.stringify(shellManifest(NEW))).manifest ?? null;
  const remotes: Deployed['remotes'] = {};
  for (const [name, text] of Object.entries(texts)) {
    const { manifest } = readRemoteManifest(name, NEW, text);
    const offer = manifest ? offerOf([manifest], shell, silent) : null;
    if (offer) remotes[offer.name] = offer;
  }
  return remotes;
}

test('10,000 mutated manifests touch no other remote, and none leads out of its own files', () => {
  const random = seededRandom(10);
  const sound = Object.fromEntries(NAMES.map((name) => [name, JSON.stringify(remoteManifest(name, NEW))]));
  const before = pageRegistry(registryOf(sound));
  let absent = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const victim = NAMES[round % NAMES.length]!;
    const text = mutate(remoteManifest(victim, NEW), random);
    const after = registryOf({ ...sound, [victim]: text });
    const { [victim]: mutated, ...others } = pageRegistry(after);
    const { [victim]: _, ...expected } = before;
    assert.deepEqual(others, expected, text);
    if (!mutated) {
      absent += 1;
      continue;
    }
    const offered = after[victim]!;
    assert.deepEqual([offered.name, offered.version], [victim, NEW], text);
    const named = [offered.entry, ...offered.chunks, ...Object.values(offered.catalogues)];
    for (const file of named) assert.match(offered.files[file] ?? '', /^sha384-/, text);
    for (const file of [...Object.keys(offered.files), offered.server?.path ?? ''])
      assert.doesNotMatch(file, /\.\.|^\/|[<>"'\\]/, text);
  }
  assert.ok(absent > 5_000, `only ${absent} of 10,000 were refused: the mutations are too mild`);
});

test('a manifest that claims the name of another remote is refused', () => {
  const { fault } = readRemoteManifest('chat', NEW, JSON.stringify(remoteManifest('members', NEW)));
  assert.equal(fault, 'it names itself members');
});

test('a manifest of another version than its folder is refused', () => {
  const { fault } = readRemoteManifest('chat', OLD, JSON.stringify(remoteManifest('chat', NEW)));
  assert.equal(fault, `it calls itself version ${NEW}`);
});

const STRANGE: [string, Partial<RemoteManifest>][] = [
  ['an entry', { entry: 'browser/strange.js' }],
  ['a chunk', { chunks: ['browser/strange.js'] }],
  ["a screen's file", { screens: { members: ['browser/strange.js'] } }],
  ['a catalogue', { catalogues: { en: 'browser/strange.js' } }],
];
for (const [what, change] of STRANGE)
  test(`${what} that is not among the files of a manifest is refused`, () => {
    const manifest = { ...remoteManifest('chat', NEW), ...change };
    const { fault } = readRemoteManifest('chat', NEW, JSON.stringify(manifest));
    assert.equal(fault, 'browser/strange.js is not among its files');
  });

test('a server build outside its folder, or served to browsers, is refused', () => {
  const manifest = remoteManifest('chat', NEW);
  const integrity = manifest.integrity;
  for (const path of ['../chat/server.cjs', '/etc/passwd', 'server/../../x.cjs', 'browser/entry.js']) {
    const text = JSON.stringify({ ...manifest, server: { path, integrity } });
    assert.ok(readRemoteManifest('chat', NEW, text).fault, path);
  }
  const files = { ...manifest.files, 'server/server.cjs': integrity };
  const listed = { ...manifest, files, server: { path: 'server/server.cjs', integrity } };
  assert.ok(readRemoteManifest('chat', NEW, JSON.stringify(listed)).fault);
});

const NOTHING: NonNullable<RemoteManifest['uses']> = {
  contract: 1,
  modules: {},
  services: [],
  topics: [],
  slots: [],
  routes: [],
  messages: [],
};
const needs = (version: string, messages: string[]): RemoteManifest => ({
  ...remoteManifest('chat', version),
  uses: { ...NOTHING, messages },
});
const shellWith = (messages: string[]): ShellManifest => ({
  ...shellManifest(NEW),
  shared: { react: '19.3.1' },
  provides: { ...NOTHING, messages },
});

test('a remote that uses what the shell lacks is replaced by its previous version, and the reason is logged', () => {
  const reported: string[] = [];
  const versions = [needs(NEW, ['ui.brand.new']), needs(OLD, ['ui.close'])];
  const offer = offerOf(versions, shellWith(['ui.close']), (_part, version, reason) =>
    reported.push(`${version} ${reason}`),
  );
  assert.equal(offer?.version, OLD);
  assert.equal(offer?.previous, undefined);
  assert.deepEqual(reported, [`${NEW} the shell ${NEW} lacks messages ui.brand.new`]);
});

test('a remote that needs another major of a shared package is not offered', () => {
  const remote = { ...remoteManifest('chat', NEW), shared: { react: '^20.0.0' } };
  assert.equal(offerOf([remote], shellWith([]), silent), null);
});

test('a remote whose needs are met is offered with its previous version', () => {
  const offer = offerOf([needs(NEW, ['ui.close']), needs(OLD, [])], shellWith(['ui.close']), silent);
  assert.deepEqual([offer?.version, offer?.previous?.version], [NEW, OLD]);
  const page = pageRegistry({ chat: offer! });
  assert.equal(page.chat?.previous?.base, `/assets/chat/${OLD}/`);
});

test('a previous version that the shell does not fit is not offered', () => {
  const offer = offerOf([needs(NEW, []), needs(OLD, ['ui.removed'])], shellWith([]), silent);
  assert.deepEqual([offer?.version, offer?.previous], [NEW, undefined]);
});

test('a manifest whose entry has another digest than among its files is refused', () => {
  const manifest = { ...remoteManifest('chat', NEW), integrity: `sha384-${'A'.repeat(64)}` };
  assert.match(readRemoteManifest('chat', NEW, JSON.stringify(manifest)).fault ?? '', /digest of its entry/);
});
