import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
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

describe('Back of the browser', () => {
  const history = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  beforeEach(() => Object.defineProperty(window, 'navigation', { value: history, configurable: true }));
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));
  /** Presses Back, or another button of the history. Returns whether the page would be left. */
  function press(facts: object = {}): boolean {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { index: 2 },
      userInitiated: true,
      ...facts,
    });
    act(() => void history.dispatchEvent(event));
    return !event.defaultPrevented;
  }

  test('closes a dialog instead of leaving the page; the next one leaves it', async () => {
    await open();
    expect(press()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(press()).toBe(true);
  });

  test.each([
    ['Forward', { destination: { index: 4 } }],
    ['a link', { navigationType: 'push' }],
    ['a step of the page itself', { userInitiated: false }],
  ])('%s goes on its way', async (_what, facts) => {
    await open();
    expect(press(facts)).toBe(true);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('leaves a dialog that requires an answer as it is', async () => {
    await open({ dismissible: false });
    expect(press()).toBe(true);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('closes the upper one of two dialogs', async () => {
    const closed: string[] = [];
    render(
      <IntlProvider locale="en">
        <Modal title="Profile" onClose={() => closed.push('Profile')}>
          <p>…</p>
        </Modal>
        <Modal title="Report" onClose={() => closed.push('Report')}>
          <p>…</p>
        </Modal>
      </IntlProvider>,
    );
    screen.getAllByRole('button', { name: 'Close' })[1]!.focus();
    press();
    expect(closed).toEqual(['Report']);
  });
});
