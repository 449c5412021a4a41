import { RELOAD_GUARD_MS } from '@rendezvous/contract/composition/frame-values';
import { double } from '@rendezvous/testing/double';
import { isGoneChunk } from './chunk-failure.ts';
import { hasDirtyForm, watchForms } from './dirty-forms.ts';
import { reloadWhenStale, type GuardPorts } from './reload-guard.ts';

/** The tabs of one device: they share storage and clock, each reloads itself. */
function device({ gone = true, dirty = false } = {}) {
  const stored = new Map<string, string>();
  const clock = { now: 1_800_000_000_000 };
  let turn: Promise<unknown> = Promise.resolve();
  const reloads: string[] = [];
  const tab = (name: string): GuardPorts => ({
    isGone: async () => gone,
    isDirty: () => dirty,
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    alone: <T>(work: () => T) => {
      const mine = turn.then(work);
      turn = mine;
      return mine;
    },
    now: () => clock.now,
    reload: () => void reloads.push(name),
  });
  return { tab, clock, reloads };
}

const error = Object.assign(new Error('gone'), {
  name: 'ChunkLoadError',
  request: 'http://localhost/assets/members/v1/screen.js',
});

test('[8.019] [9.009] a page whose files are gone reloads once in sixty seconds, over all tabs', async () => {
  expect(RELOAD_GUARD_MS).toBe(60_000);
  const { tab, clock, reloads } = device();
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => reloadWhenStale(error, tab(name))));
  expect(answers).toEqual([true, false, false]);
  clock.now += RELOAD_GUARD_MS - 1;
  expect(await reloadWhenStale(error, tab('a'))).toBe(false);
  clock.now += 1;
  expect(await reloadWhenStale(error, tab('b'))).toBe(true);
  expect(reloads).toEqual(['a', 'b']);
});

test('a clock that was set back does not delay the next reload', async () => {
  const { tab, clock } = device();
  await reloadWhenStale(error, tab('a'));
  clock.now -= 86_400_000;
  expect(await reloadWhenStale(error, tab('a'))).toBe(true);
});

test('a page never reloads under a form that is being filled in', async () => {
  const { tab, reloads } = device({ dirty: true });
  expect(await reloadWhenStale(error, tab('a'))).toBe(false);
  expect(reloads).toEqual([]);
});

test('where nothing can be remembered, a page does not reload: it could do so for ever', async () => {
  const { tab, reloads } = device();
  const ports: GuardPorts = {
    ...tab('a'),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(await reloadWhenStale(error, ports)).toBe(false);
  expect(reloads).toEqual([]);
});

test('a failure without missing files does not reload the page', async () => {
  const { tab } = device({ gone: false });
  expect(await reloadWhenStale(new Error('bug'), tab('a'))).toBe(false);
});

test('a file is gone when the server says so, not when the line is down or the server is in trouble', async () => {
  const answering = (status: number) => async () => double<Response>({ status });
  expect(await isGoneChunk(error, answering(404))).toBe(true);
  expect(await isGoneChunk(error, answering(410))).toBe(true);
  expect(await isGoneChunk(error, answering(503))).toBe(false);
  expect(await isGoneChunk(error, answering(200))).toBe(false);
  expect(await isGoneChunk(error, () => Promise.reject(new TypeError('offline')))).toBe(false);
  expect(await isGoneChunk(new Error('a bug of the screen'), answering(404))).toBe(false);
});

test('a form is dirty from the first letter until it is emptied or gone', () => {
  const stop = watchForms();
  document.body.innerHTML = '<form><input id="name" /><textarea id="about"></textarea></form>';
  const type = (id: string, value: string) => {
    const control = document.getElementById(id) as HTMLInputElement;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(hasDirtyForm()).toBe(false);
  type('about', 'I like');
  expect(hasDirtyForm()).toBe(true);
  type('about', '');
  expect(hasDirtyForm()).toBe(false);
  type('name', 'Anna');
  document.body.innerHTML = '';
  expect(hasDirtyForm()).toBe(false);
  stop();
});
