import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import { RemoteLoader } from './remote-loader.ts';
import type { LoaderPorts, RemoteState } from './remote-loading.ts';

const lifecycles = {
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
};
const members = (facts: Partial<LoadableRemote> = {}): PageRegistry => ({
  members: {
    name: 'members',
    version: 'v1',
    base: '/',
    entry: 'e.js',
    integrity: '',
    shared: { react: '^19.3.0' },
    ...facts,
  },
});

function loaderWith(ports: Partial<LoaderPorts>, registry = members()): RemoteLoader {
  return new RemoteLoader(registry, {
    loadModule: async () => lifecycles,
    readRegistry: async () => registry,
    provided: { react: '19.3.1' },
    ...ports,
  });
}

const failedStep = (state: RemoteState): string | null => (state.status === 'failed' ? state.step : null);

test('a remote goes from idle over loading to ready', async () => {
  const loader = loaderWith({});
  const seen = new Set<string>();
  loader.subscribe(() => seen.add(loader.stateOf('members').status));
  expect(loader.stateOf('members').status).toBe('idle');
  await loader.load('members');
  expect([...seen]).toEqual(['loading', 'ready']);
});

test('asked for twice, a remote is fetched once', async () => {
  const loadModule = jest.fn(async () => lifecycles);
  const loader = loaderWith({ loadModule });
  await Promise.all([loader.load('members'), loader.load('members')]);
  await loader.load('members');
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('a remote the registry does not name fails at the registry', async () => {
  const loader = loaderWith({});
  await loader.load('chat');
  expect(failedStep(loader.stateOf('chat'))).toBe('registry');
  expect(loader.has('chat')).toBe(false);
});

test('a remote built for another React fails before anything is fetched', async () => {
  const loadModule = jest.fn(async () => lifecycles);
  const loader = loaderWith({ loadModule }, members({ shared: { react: '^20.0.0' } }));
  await loader.load('members');
  expect(failedStep(loader.stateOf('members'))).toBe('versions');
  expect(loadModule).not.toHaveBeenCalled();
});

test('files that are missing or broken fail the loading', async () => {
  const loader = loaderWith({ loadModule: () => Promise.reject(new Error('404')) });
  await loader.load('members');
  expect(failedStep(loader.stateOf('members'))).toBe('load');
});

test('a server that never answers fails the loading after its time', async () => {
  const loader = loaderWith({ loadModule: () => new Promise(() => undefined), stalledAfterMs: 20 });
  await loader.load('members');
  expect(loader.stateOf('members')).toMatchObject({
    status: 'failed',
    step: 'load',
    error: { message: expect.stringContaining('20 ms') },
  });
});

test('a module without lifecycles breaks the contract', async () => {
  const loader = loaderWith({ loadModule: async () => ({ mount: 'soon' }) });
  await loader.load('members');
  expect(failedStep(loader.stateOf('members'))).toBe('contract');
});

test('a remote that cannot start, or crashes, is reported by its outlet', async () => {
  for (const step of ['bootstrap', 'mount', 'crash'] as const) {
    const loader = loaderWith({});
    await loader.load('members');
    loader.fail('members', step, new Error('no'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(failedStep(loader.stateOf('members'))).toBe(step);
  }
});

test('trying again succeeds once the files are back', async () => {
  let broken = true;
  const loader = loaderWith({
    loadModule: async () => (broken ? Promise.reject(new Error('503')) : lifecycles),
  });
  await loader.load('members');
  await loader.retry('members');
  expect(loader.stateOf('members')).toMatchObject({ status: 'failed', tries: 2 });
  broken = false;
  await loader.retry('members');
  expect(loader.stateOf('members').status).toBe('ready');
});

test('trying again loads the version the registry names by then', async () => {
  const loaded: string[] = [];
  const loader = loaderWith({
    loadModule: async ({ version }) => {
      loaded.push(version);
      return version === 'v2' ? lifecycles : Promise.reject(new Error('gone'));
    },
    readRegistry: async () => members({ version: 'v2' }),
  });
  await loader.load('members');
  await loader.retry('members');
  expect(loaded).toEqual(['v1', 'v2']);
  expect(loader.stateOf('members').status).toBe('ready');
});

test('without an answer of the registry the known version is tried again', async () => {
  let tries = 0;
  const loader = loaderWith({
    loadModule: async () => ((tries += 1) === 1 ? Promise.reject(new Error('gone')) : lifecycles),
    readRegistry: () => Promise.reject(new Error('offline')),
  });
  await loader.load('members');
  await loader.retry('members');
  expect(loader.stateOf('members').status).toBe('ready');
});

/** A loader whose registry names v1, and that can offer other versions; `broken` ones cannot be fetched. */
function offering(others: readonly string[], broken: readonly string[], error = new Error('404')) {
  const loaded: string[] = [];
  const worked: string[] = [];
  const loader = loaderWith({
    loadModule: async ({ version }) => {
      loaded.push(version);
      return broken.includes(version) ? Promise.reject(error) : lifecycles;
    },
    alternativesOf: async () => others.map((version) => members({ version }).members!),
    worked: ({ version }) => void worked.push(version),
  });
  return { loader, loaded, worked };
}

test('[8.019] a remote whose files are gone is shown in another version that is available, and no page is reloaded', async () => {
  const { loader, loaded } = offering(['v1', 'v2', 'v0'], ['v1', 'v2']);
  await loader.load('members');
  expect(loaded).toEqual(['v1', 'v2', 'v0']);
  expect(loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });
});

test('when no version is available, the first failure is reported', async () => {
  const { loader } = offering(['v0'], ['v1', 'v0']);
  await loader.load('members');
  expect(loader.stateOf('members')).toMatchObject({ status: 'failed', step: 'load', tries: 1 });
});

test('a version that cannot be started is replaced by another, one that crashes is not', async () => {
  const starting = offering(['v0'], []);
  await starting.loader.load('members');
  starting.loader.fail('members', 'bootstrap', new Error('chunk gone'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(starting.loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });

  const crashing = offering(['v0'], []);
  await crashing.loader.load('members');
  crashing.loader.fail('members', 'crash', new Error('bug'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(failedStep(crashing.loader.stateOf('members'))).toBe('crash');
});

/** A loader whose v1 hangs; v0 comes at once, or never. Limits are 25 and 50 ms. */
function hanging(other: 'comes' | 'hangs') {
  const loaded: string[] = [];
  const loader = loaderWith({
    hedgedAfterMs: 25,
    stalledAfterMs: 50,
    loadModule: async ({ version }) => {
      loaded.push(version);
      if (version === 'v1' || other === 'hangs') return new Promise(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      return lifecycles;
    },
    alternativesOf: async () => [members({ version: 'v0' }).members!],
  });
  return { loader, loaded };
}

test('a version that hangs is replaced by the previous one before a card is shown', async () => {
  const { loader } = hanging('comes');
  const seen = new Set<string>();
  loader.subscribe(() => seen.add(loader.stateOf('members').status));
  await loader.load('members');
  expect(loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });
  expect([...seen]).toEqual(['loading', 'ready']);
});

test('when every version hangs, each has its full time and the first failure is reported', async () => {
  const { loader, loaded } = hanging('hangs');
  await loader.load('members');
  expect(failedStep(loader.stateOf('members'))).toBe('load');
  expect(loaded).toEqual(['v1', 'v0']);
});

test('another version beside one that hangs counts only with steps the first one did not reach', async () => {
  const loader = loaderWith({
    hedgedAfterMs: 1,
    stalledAfterMs: 20,
    loadModule: async (_remote, progressed) => {
      progressed();
      return new Promise(() => undefined);
    },
    alternativesOf: async () => [members({ version: 'v0' }).members!],
  });
  await loader.load('members');
  // The begin, and one entry.
  expect(loader.stepsOf('members')).toBe(2);
});

test('another version in place of one that has failed counts with every step', async () => {
  const loader = loaderWith({
    loadModule: async ({ version }, progressed) => {
      progressed();
      if (version === 'v1') throw new Error('404');
      return lifecycles;
    },
    alternativesOf: async () => [members({ version: 'v0' }).members!],
  });
  await loader.load('members');
  // The begin, the entry of each, and one module.
  expect(loader.stepsOf('members')).toBe(4);
});

test('a version that comes after the card replaces it', async () => {
  const { loader } = hanging('comes');
  const loading = loader.load('members');
  loader.fail('members', 'late', new Error('no progress'));
  expect(failedStep(loader.stateOf('members'))).toBe('late');
  await loading;
  expect(loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });
});

test('each file that loads restarts the time limit', async () => {
  jest.useFakeTimers();
  let comes = () => undefined as void;
  const loader = loaderWith({
    stalledAfterMs: 60,
    loadModule: async (_remote, progressed) => {
      for (let file = 0; file < 3; file += 1) {
        await new Promise<void>((resolve) => (comes = resolve));
        progressed();
      }
      return lifecycles;
    },
  });
  const loading = loader.load('members');
  for (let file = 0; file < 3; file += 1) {
    await jest.advanceTimersByTimeAsync(40);
    comes();
  }
  await loading;
  jest.useRealTimers();
  expect(loader.stateOf('members').status).toBe('ready');
});

test('a version that loads and does not start is replaced by the previous one, unless it starts first', async () => {
  const stuck = offering(['v0'], []);
  await stuck.loader.load('members');
  await stuck.loader.hesitates('members');
  expect(stuck.loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });

  const slow = offering(['v0'], []);
  await slow.loader.load('members');
  const hesitating = slow.loader.hesitates('members');
  slow.loader.worked('members');
  await hesitating;
  expect(slow.loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v1' });
});

test('a start aborted while another version loads shows the card until that one is ready', async () => {
  const { loader } = offering(['v0'], []);
  await loader.load('members');
  const hesitating = loader.hesitates('members');
  loader.fail('members', 'bootstrap', new Error('hangs'));
  expect(failedStep(loader.stateOf('members'))).toBe('bootstrap');
  await hesitating;
  expect(loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });
});

test('the version that works is remembered, not the one that was tried', async () => {
  const { loader, worked } = offering(['v0'], ['v1']);
  await loader.load('members');
  loader.worked('members');
  expect(worked).toEqual(['v0']);
});

test('a newer version that needs another React than this page has is not used', async () => {
  const loaded: string[] = [];
  const loader = loaderWith({
    loadModule: async ({ version }) => {
      loaded.push(version);
      return lifecycles;
    },
  });
  loader.update(members({ version: 'v9', shared: { react: '^20.0.0' } }), null);
  await loader.load('members');
  expect(loaded).toEqual(['v1']);
});

test('a version that comes after another is shown does not replace it', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const loader = loaderWith({
    hedgedAfterMs: 0,
    stalledAfterMs: 60_000,
    loadModule: ({ version }) =>
      version === 'v1' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(lifecycles),
    alternativesOf: async () => [members({ version: 'v0' }).members!],
  });
  const loading = loader.load('members');
  const shown = new Promise<void>((resolve) => {
    loader.subscribe(() => loader.stateOf('members').status === 'ready' && resolve());
  });
  await shown;
  arrive(lifecycles);
  await loading;
  expect(loader.stateOf('members')).toMatchObject({ status: 'ready', version: 'v0' });
});
