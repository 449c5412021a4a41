import { act, render, screen } from '@testing-library/react';
import { useUndisturbed } from './use-undisturbed.ts';

const WAIT_MS = 1_000;

function Prompt({ pressing = false }) {
  return useUndisturbed(true, WAIT_MS, pressing) ? <p>Prompt</p> : null;
}

const later = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a pressing prompt no longer waits for alerts of the page, and still for a dialog', async () => {
  const page = (open: boolean) => (
    <>
      <p role="alert">Told</p>
      <dialog open={open} />
      <Prompt pressing />
    </>
  );
  const { rerender } = render(page(true));
  await later(5 * WAIT_MS);
  expect(screen.queryByText('Prompt')).not.toBeInTheDocument();
  rerender(page(false));
  await later(3 * WAIT_MS);
  expect(screen.getByText('Prompt')).toBeInTheDocument();
});
