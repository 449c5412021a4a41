import { act, renderHook } from '@testing-library/react';
import { useTypingSign } from './use-typing-sign.ts';
import { useTypingSignal } from './use-typing-signal.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a typing sign lasts six seconds, and each new one as long again', () => {
  const { result } = renderHook(() => useTypingSign());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  act(() => result.current.seen());
  pass(5_999);
  expect(result.current.typing).toBe(true);
  act(() => result.current.seen());
  pass(5_999);
  expect(result.current.typing).toBe(true);
  pass(1);
  expect(result.current.typing).toBe(false);
});

test('a member that types sends a signal every three seconds at most, and none before there is a conversation', () => {
  const send = jest.fn(() => new Promise<Response>(() => undefined));
  Object.assign(globalThis, { fetch: send });
  const none = renderHook(() => useTypingSignal(null));
  none.result.current();
  expect(send).not.toHaveBeenCalled();
  const { result } = renderHook(() => useTypingSignal('c1'));
  for (let key = 0; key < 30; key += 1) {
    result.current();
    jest.advanceTimersByTime(100);
  }
  expect(send).toHaveBeenCalledTimes(1);
  result.current();
  expect(send).toHaveBeenCalledTimes(2);
});
