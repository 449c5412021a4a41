import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

/** A form whose act never ends: its button loads from the first press on. */
function Form({ loading, onSend }: { loading: boolean; onSend: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
}

test('a button that begins to load still has the focus, and says that it is busy', () => {
  const { rerender } = render(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(<Button loading>Save</Button>);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Save</Button>);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('presses of a loading button, by pointer and by key, are ignored', async () => {
  const user = userEvent.setup();
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  rerender(
    <Button loading onClick={press}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(1);
});

test('while its button loads a form is sent neither by a press nor by Enter in a field', async () => {
  const user = userEvent.setup();
  const send = jest.fn();
  const { rerender } = render(<Form loading={false} onSend={send} />);
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  rerender(<Form loading onSend={send} />);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a disabled button stays one', () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole('button')).toBeDisabled();
});
