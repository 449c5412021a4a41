import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SegmentedControl } from './segmented-control.tsx';
import { Field } from './field.tsx';
import { SplitButton } from './split-button.tsx';
import { Switch } from './switch.tsx';
import { TextInput } from './text-input.tsx';
import { Button } from './button.tsx';

const OPTIONS = [
  { value: 'male', label: 'Men' },
  { value: 'female', label: 'Women' },
] as const;

function Choice() {
  const [value, setValue] = useState<'male' | 'female' | null>('male');
  return (
    <SegmentedControl legend="Show me" name="gender" value={value} onChange={setValue} options={OPTIONS} />
  );
}

test('a two-way choice is one radio group for arrow keys', async () => {
  const user = userEvent.setup();
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Show me' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Men' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
});

test('a switch announces on or off and toggles with the space bar', async () => {
  const user = userEvent.setup();
  const changes: boolean[] = [];
  function Setting() {
    const [on, setOn] = useState(false);
    return (
      <Switch
        label="Invisible"
        checked={on}
        onChange={(event) => (changes.push(event.target.checked), setOn(event.target.checked))}
      />
    );
  }
  render(<Setting />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Invisible' })).toBeChecked();
  expect(changes).toEqual([true]);
});

test('a split button is one button that announces action and price', () => {
  render(
    <MemoryRouter>
      <SplitButton cost="2 credits">Send</SplitButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Send 2 credits');
});

test('a field connects label, control and error', () => {
  render(
    <Field label="Username" error="Somebody has this name already.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Somebody has this name already.');
});

test('a loading button still has its name and cannot be pressed twice', async () => {
  const user = userEvent.setup();
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Continue
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
