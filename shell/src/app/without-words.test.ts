import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { loadFirstWords } from './without-words.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test.each(LOCALE_CODES)('[%s] missing words are reported above the page, until they come', async (locale) => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('hung'));
  load.mockRejectedValueOnce(new Error('hung')).mockResolvedValue({});
  const reload = jest.fn();
  const ready = loadFirstWords(locale, load, reload);
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/\w/);
  screen.getByRole('button').click();
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  await ready;
  expect(screen.queryByRole('alert')).toBeNull();
});

test('words that come say nothing', async () => {
  await loadFirstWords('en', async () => ({}));
  expect(screen.queryByRole('alert')).toBeNull();
});
