import type { PageRegistry } from '@rendezvous/contract/composition/page';
import { RemoteLoader } from '#src/kernel/loader/remote-loader.ts';
import { createStore } from '#src/lib/store.ts';
import { followRemotes } from './remote-updates.ts';
import type { Update } from './updates.ts';

const lifecycles = {
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
};
const entry = (name: 'members' | 'chat', version: string) => ({
  [name]: { name, version, base: '/', entry: 'e.js', integrity: '', shared: {} },
});
const OLD: PageRegistry = { ...entry('members', 'v1'), ...entry('chat', 'v1') };
const NEW: PageRegistry = { ...entry('members', 'v2'), ...entry('chat', 'v2') };

/** A page that shows members, with chat loaded before; both have a newer version by now. */
async function openPage({ isBusy = false, registry = NEW } = {}) {
  const loader = new RemoteLoader(OLD, {
    loadModule: async () => lifecycles,
    readRegistry: async () => registry,
    provided: {},
  });
  await loader.load('chat');
  await loader.load('members');
  const update = createStore<Update | null>(null);
  const reload = jest.fn();
  const page = { now: 0 };
  const remotes = followRemotes(update, {
    loader,
    readRegistry: async () => registry,
    shown: () => 'members',
    isBusy: () => isBusy,
    reload,
    now: () => page.now,
  });
  page.now = 20_000;
  return { loader, update, reload, remotes, page };
}

const versionOf = (loader: RemoteLoader, name: 'members' | 'chat') => {
  const state = loader.stateOf(name);
  return state.status === 'ready' ? state.version : state.status;
};

test('a reload is offered for a newer version of the remote on the screen, which stays as it is', async () => {
  const { loader, update, reload, remotes } = await openPage();
  await remotes.look();
  expect(versionOf(loader, 'members')).toBe('v1');
  update.get()?.accept();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a newer version of another remote is used at its next visit', async () => {
  const { loader, remotes } = await openPage();
  await remotes.look();
  await loader.load('chat');
  expect(versionOf(loader, 'chat')).toBe('v2');
});

test('no update is used while the visitor is busy', async () => {
  const { loader, remotes } = await openPage({ isBusy: true });
  await remotes.look();
  await loader.load('chat');
  expect(versionOf(loader, 'chat')).toBe('v1');
});

test('a version that was put off is not offered again', async () => {
  const { update, remotes, page } = await openPage();
  await remotes.look();
  update.set(null);
  page.now += 20_000;
  await remotes.look();
  expect(update.get()).toBeNull();
});

test('the same versions offer nothing', async () => {
  const { loader, update, remotes } = await openPage({ registry: OLD });
  await remotes.look();
  expect(update.get()).toBeNull();
  expect(versionOf(loader, 'chat')).toBe('v1');
});
