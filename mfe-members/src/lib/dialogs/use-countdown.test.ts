import { clockText } from './use-countdown.ts';

test('a countdown shows hours, minutes and seconds with two digits each', () => {
  expect(clockText(0)).toBe('00:00:00');
  expect(clockText(3661)).toBe('01:01:01');
  expect(clockText(86_399)).toBe('23:59:59');
});
