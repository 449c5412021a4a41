import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { FrameContext } from '#src/kernel/frame/frame-context.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { createArrivals } from '#src/kernel/frame/arrivals.ts';
import { RouteLoadingBar } from './route-loading-bar.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const grows = () => screen.queryByRole('progressbar') !== null;
const lines = (view: HTMLElement) => view.querySelectorAll('div[aria-hidden]').length;

function show() {
  const arrivals = createArrivals();
  const { container } = render(
    <FrameContext value={{ arrivals } as Frame}>
      <IntlProvider locale="en" onError={() => undefined}>
        <RouteLoadingBar />
      </IntlProvider>
    </FrameContext>,
  );
  const begin = () => {
    let end: () => void;
    act(() => void (end = arrivals.begin()));
    return () => end();
  };
  return { begin, container };
}

test('[9.011] the bar appears after 200 ms, meets when the screen has come, and leaves 500 ms later', async () => {
  const { begin, container } = show();
  const end = begin();
  await pass(199);
  expect(lines(container)).toBe(0);
  await pass(1);
  expect(grows()).toBe(true);
  act(end);
  await pass(0);
  expect([grows(), lines(container)]).toEqual([false, 1]);
  await pass(499);
  expect(lines(container)).toBe(1);
  await pass(1);
  expect(lines(container)).toBe(0);
});

test('[9.011] a screen within 200 ms shows no bar', async () => {
  const { begin, container } = show();
  const end = begin();
  await pass(150);
  act(end);
  await pass(1000);
  expect(lines(container)).toBe(0);
});

test('[4.040] the bar disappears after ten seconds, and a later screen starts it again', async () => {
  const { begin, container } = show();
  const end = begin();
  await pass(200);
  await pass(9_799);
  expect(grows()).toBe(true);
  await pass(1);
  expect(lines(container)).toBe(0);
  await pass(60_000);
  expect(lines(container)).toBe(0);
  act(end);
  await pass(0);
  begin();
  await pass(200);
  expect(grows()).toBe(true);
});
