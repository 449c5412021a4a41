import { act } from '@testing-library/react';
import { double } from '@rendezvous/testing/double';

/** Answers the media queries of the page. */
export function onMedia(matches: (query: string) => boolean): void {
  window.matchMedia = (query) =>
    double<MediaQueryList>({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
}

/** Prepares each test of a file: no media query matches, nothing is stored, and time goes on by itself, so that the server answers. */
export function prepareModals(): void {
  beforeEach(() => {
    onMedia(() => false);
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    window.localStorage.clear();
  });
}

/** Waits for pending answers, then for the given time. */
export async function wait(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(async () => void (await fetch(`${location.origin}/nothing`).catch(() => undefined)));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
