import { createToggleStore } from './toggle-store.ts';

/** A server that answers on demand, and records its requests. */
function slowServer() {
  const asked: boolean[] = [];
  const waiting: { resolve(liked: boolean): void; reject(error: Error): void }[] = [];
  const send = (liked: boolean) => {
    asked.push(liked);
    return new Promise<{ liked: boolean }>((resolve, reject) =>
      waiting.push({ resolve: (answer) => resolve({ liked: answer }), reject }),
    );
  };
  const next = async () => {
    while (waiting.length === 0) await Promise.resolve();
    return waiting.shift()!;
  };
  return { asked, send, next };
}

test('a toggle shows at once, before the server has answered', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  expect(store.shown('m1')).toBe(true);
  (await server.next()).resolve(true);
  await expect(settled).resolves.toEqual({ liked: true });
});

test('[4.011] quick presses send one request at a time and the latest intent wins', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  await expect(store.set('m1', { from: true, to: false }, server.send)).resolves.toBeNull();
  await expect(store.set('m1', { from: false, to: true }, server.send)).resolves.toBeNull();
  await expect(store.set('m1', { from: true, to: false }, server.send)).resolves.toBeNull();
  (await server.next()).resolve(true);
  (await server.next()).resolve(false);
  await expect(settled).resolves.toEqual({ liked: false });
  expect(server.asked).toEqual([true, false]);
  expect(store.shown('m1')).toBe(false);
});

test('pressing twice while the first call runs asks nothing more', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  void store.set('m1', { from: true, to: false }, server.send);
  void store.set('m1', { from: false, to: true }, server.send);
  (await server.next()).resolve(true);
  await settled;
  expect(server.asked).toEqual([true]);
});

test('a refusal puts the toggle back to what the server last confirmed', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  (await server.next()).reject(new Error('likes_exhausted'));
  await expect(settled).rejects.toThrow('likes_exhausted');
  expect(store.shown('m1')).toBe(false);
});

test('the server’s answer is the truth, also against the intent', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  (await server.next()).resolve(false);
  await settled;
  expect(store.shown('m1')).toBe(false);
  expect(server.asked).toEqual([true]);
});

test('a cleared store shows nothing of the last member', async () => {
  const store = createToggleStore();
  const server = slowServer();
  const settled = store.set('m1', { from: false, to: true }, server.send);
  (await server.next()).resolve(true);
  await settled;
  store.clear();
  expect(store.shown('m1')).toBeUndefined();
});

test('a state confirmed elsewhere shows here, but not against a request under way', async () => {
  const store = createToggleStore();
  store.confirm('m1', true);
  expect(store.shown('m1')).toBe(true);
  const server = slowServer();
  const settled = store.set('m1', { from: true, to: false }, server.send);
  store.confirm('m1', true);
  expect(store.shown('m1')).toBe(false);
  (await server.next()).resolve(false);
  await settled;
  expect(store.shown('m1')).toBe(false);
});
