import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Modal, type ModalProps } from './modal.tsx';

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <IntlProvider locale="en">
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal title="Filters" onClose={() => setOpen(false)} {...props}>
          <input aria-label="Age" />
        </Modal>
      )}
    </IntlProvider>
  );
}

async function open(props: Partial<ModalProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

test('a dialog is named by its title and receives focus', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('Escape closes a dialog and returns focus', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the close button closes it', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that requires an answer ignores repeated Escape', async () => {
  const user = await open({ dismissible: false });
  await user.keyboard('{Escape}{Escape}{Escape}');
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a dialog without an opener moves the focus to the screen when it closes', async () => {
  const user = userEvent.setup();
  const dialog = (
    <Modal title="Filters" onClose={() => undefined}>
      <input aria-label="Age" />
    </Modal>
  );
  const page = (open: boolean) => (
    <IntlProvider locale="en">
      <main tabIndex={-1}>Screen</main>
      {open && dialog}
    </IntlProvider>
  );
  const { rerender } = render(page(true));
  await user.click(screen.getByLabelText('Age'));
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
