import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { UpdatePrompt } from './update-prompt.tsx';

function show() {
  const accept = jest.fn();
  const later = jest.fn();
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <UpdatePrompt update={{ accept }} later={later} />
    </IntlProvider>,
  );
  return { accept, later, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('a newer version can be put off', async () => {
  const { accept, later, press } = show();
  await press('Reload later');
  expect(later).toHaveBeenCalledTimes(1);
  expect(accept).not.toHaveBeenCalled();
});

test('once the reload was asked for it is asked for once, and can no longer be put off', async () => {
  const { accept, later, press } = show();
  await press('Reload');
  const [reload, putOff] = screen.getAllByRole('button');
  await userEvent.click(reload!);
  await userEvent.click(putOff!);
  expect(accept).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
});
