import { act, renderHook } from '@testing-library/react';
import { clockText, useCountdown } from './use-countdown.ts';

afterEach(() => jest.useRealTimers());

test('a countdown goes down each second, ends at zero, and then stops', () => {
  jest.useFakeTimers();
  const deadline = Date.now() + 2500;
  const { result } = renderHook(() => useCountdown(deadline));
  const seen = [result.current];
  for (let second = 0; second < 4; second += 1) {
    act(() => void jest.advanceTimersByTime(1000));
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a countdown shows hours, minutes and seconds with two digits each', () => {
  expect(clockText(0)).toBe('00:00:00');
  expect(clockText(3661)).toBe('01:01:01');
  expect(clockText(86_399)).toBe('23:59:59');
});
