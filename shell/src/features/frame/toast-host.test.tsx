import { act, screen } from '@testing-library/react';
import { renderInFrame } from '#src/test/frame.tsx';
import { ToastHost } from './toast-host.tsx';

beforeAll(() => Object.assign(HTMLElement.prototype, { showPopover: () => undefined }));

const page = () =>
  renderInFrame(
    () => (
      <>
        <button type="button">Like</button>
        <ToastHost />
      </>
    ),
    '/likes',
  );

test('the act of a message is done once, and the focus returns to what was used before it', async () => {
  const { user, frame } = await page();
  const run = jest.fn();
  screen.getByRole('button', { name: 'Like' }).focus();
  act(() => frame.toasts.show({ text: 'Like sent.', action: { label: 'Undo', run } }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Like sent.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
});
