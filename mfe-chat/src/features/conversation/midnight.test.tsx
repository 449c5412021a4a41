import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { DayLine } from './components/day-line.tsx';

const LATE = new Date(2026, 10, 27, 23, 59, 15);

beforeEach(() => jest.useFakeTimers({ now: LATE }));
afterEach(() => jest.useRealTimers());

const lines = (...days: Date[]) =>
  render(
    <IntlProvider locale="en">
      {days.map((day) => (
        <DayLine key={day.getTime()} at={day.toISOString()} />
      ))}
    </IntlProvider>,
  );

test('the lines of an open conversation follow the day at midnight, and at the next one', () => {
  lines(new Date(2026, 10, 26, 12), LATE);
  expect(screen.getByText('Yesterday')).toBeVisible();
  expect(screen.getByText('Today')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Today')).toBeNull();
  expect(screen.getByText('Yesterday')).toBeVisible();
  expect(screen.getByText('Thursday, November 26')).toBeVisible();
  act(() => jest.advanceTimersByTime(86_400_000));
  expect(screen.getByText('Friday, November 27')).toBeVisible();
});

test('a page that slept over midnight follows as soon as it is visible', () => {
  lines(LATE);
  jest.setSystemTime(new Date(2026, 10, 28, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Yesterday')).toBeVisible();
});

test('no timer is left after the last line', () => {
  lines(LATE).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
