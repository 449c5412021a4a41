import { late } from './late.ts';

afterEach(() => jest.useRealTimers());

test('late code is fetched once, however many ask for it', async () => {
  const fetch = jest.fn(async () => 'code');
  const code = late(fetch);
  expect(code.get()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.get()).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed fetch rejects, and the next call fetches again', async () => {
  const fetch = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('code');
  const code = late(fetch);
  await expect(code.load()).rejects.toThrow('gone');
  expect(await code.load()).toBe('code');
});

test('code that is insisted on is fetched again after 2, 4 and 8 seconds', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn<Promise<string>, []>();
  for (let turn = 0; turn < 3; turn += 1) fetch.mockRejectedValueOnce(new Error('gone'));
  fetch.mockResolvedValue('code');
  const had = late(fetch).insist();
  for (const [wait, calls] of [
    [0, 1],
    [1_999, 1],
    [1, 2],
    [4_000, 3],
    [8_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(fetch).toHaveBeenCalledTimes(calls);
  }
  expect(await had).toBe('code');
});
