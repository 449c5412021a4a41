import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyScreen } from './lazy-screen.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>pressed {count}</button>;
}

test('a screen whose chunk is there renders at once, the same on server and browser', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Counter));
  await Screen.preload();
  expect(renderToString(<Screen />)).toBe(renderToString(<Counter />));
  render(<Screen />);
  expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
});

test('a screen that waited for its chunk preserves its state when it renders again', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Counter));
  const { rerender } = render(<Screen />);
  await userEvent.click(await screen.findByRole('button'));
  rerender(<Screen />);
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
});

test('a chunk that failed to load can be requested again', async () => {
  const load = jest
    .fn<Promise<typeof Counter>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Counter);
  const Screen = lazyScreen(load);
  await expect(Screen.preload()).rejects.toThrow('offline');
  await Screen.preload();
  await Screen.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
