import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { loadFirstWords } from './without-words.ts';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('missing words are reported above the page in the words of its HTML, until they come', async () => {
  document.body.innerHTML =
    '<template id="incomplete"><p role="alert">Deze pagina is niet volledig. <button>Opnieuw</button></p></template>';
  jest.useFakeTimers();
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('hung'));
  load.mockRejectedValueOnce(new Error('hung')).mockResolvedValue({});
  const reload = jest.fn();
  const ready = loadFirstWords('nl', load, reload);
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Deze pagina is niet volledig. Opnieuw');
  screen.getByRole('button').click();
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  await ready;
  expect(screen.queryByRole('alert')).toBeNull();
});

test('words that load show no notice', async () => {
  await loadFirstWords('en', async () => ({}));
  expect(screen.queryByRole('alert')).toBeNull();
});
