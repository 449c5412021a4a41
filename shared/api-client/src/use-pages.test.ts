import { act, renderHook } from '@testing-library/react';
import useSWR from 'swr';
import { appendPage, usePages } from './use-pages.ts';

interface Answer {
  items: { id: string }[];
  next_cursor: string | null;
}

const page = (ids: string, next_cursor: string | null): Answer => ({
  items: [...ids].map((id) => ({ id })),
  next_cursor,
});
const idsOf = (answer: Answer | undefined) => answer?.items.map(({ id }) => id).join('');

let keys = 0;
/** A list whose first page is read; `next` answers the pages after it. */
async function show(first: Answer, next: (cursor: string) => Promise<Answer>) {
  const key = `pages-${(keys += 1)}`;
  const view = renderHook(() => {
    const reading = useSWR<Answer>(key, () => Promise.resolve(first));
    return { reading, ...usePages(reading, next) };
  });
  await act(async () => undefined);
  return view.result;
}

test('the next page is asked for by the cursor and put behind the first', async () => {
  const next = jest.fn(() => Promise.resolve(page('cd', null)));
  const list = await show(page('ab', 'after-b'), next);
  expect(list.current.hasMore).toBe(true);
  await act(() => list.current.loadMore());
  expect(next).toHaveBeenCalledWith('after-b');
  expect(idsOf(list.current.reading.data)).toBe('abcd');
  expect(list.current.hasMore).toBe(false);
});

test('two presses ask once, and the last page asks nothing', async () => {
  const next = jest.fn(() => Promise.resolve(page('c', null)));
  const list = await show(page('ab', 'after-b'), next);
  await act(() => Promise.all([list.current.loadMore(), list.current.loadMore()]));
  await act(() => list.current.loadMore());
  expect(next).toHaveBeenCalledTimes(1);
  expect(idsOf(list.current.reading.data)).toBe('abc');
});

test('a page that fails leaves what is shown, and may be asked for again', async () => {
  const next = jest
    .fn<Promise<Answer>, [string]>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(page('c', null));
  const list = await show(page('ab', 'after-b'), next);
  await act(() => expect(list.current.loadMore()).rejects.toThrow('offline'));
  expect(idsOf(list.current.reading.data)).toBe('ab');
  expect(list.current.loadingMore).toBe(false);
  await act(() => list.current.loadMore());
  expect(idsOf(list.current.reading.data)).toBe('abc');
});

test('a page is dropped when its list was read again before it came', async () => {
  let answer: (late: Answer) => void = () => undefined;
  const next = jest.fn(() => new Promise<Answer>((resolve) => void (answer = resolve)));
  const list = await show(page('ab', 'after-b'), next);
  let loading: Promise<void> = Promise.resolve();
  act(() => void (loading = list.current.loadMore()));
  await act(() => list.current.reading.mutate(page('xy', 'after-y'), { revalidate: false }));
  await act(async () => {
    answer(page('cd', null));
    await loading;
  });
  expect(idsOf(list.current.reading.data)).toBe('xy');
});

test('an item that moved between two readings is shown once', () => {
  expect(idsOf(appendPage(page('abc', 'x'), page('cd', null)))).toBe('abcd');
});
