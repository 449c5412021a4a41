import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { FailedRegion } from './failed-region.tsx';

let online = true;
beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online));

function setOnline(next: boolean): void {
  online = next;
  act(() => void dispatchEvent(new Event(next ? 'online' : 'offline')));
}

const drawn = (onRetry: () => void) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <FailedRegion onRetry={onRetry} />
    </IntlProvider>,
  );

test('a region that failed without a network says so, and retries by a press and once there is a network', async () => {
  const retry = jest.fn();
  online = false;
  drawn(retry);
  expect(screen.getByRole('alert')).toHaveTextContent(/^No connection/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  setOnline(true);
  expect(retry).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).not.toHaveTextContent('No connection');
});

test('a region that failed with a network waits for a press', () => {
  const retry = jest.fn();
  online = true;
  drawn(retry);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This part didn’t load/);
  expect(retry).not.toHaveBeenCalled();
});
