import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, type MenuTrigger } from './menu.tsx';

const trigger = (props: MenuTrigger) => <button {...props}>Daan</button>;

function Example({ onChoose }: { onChoose: () => void }) {
  return (
    <Menu label="Your account" trigger={trigger}>
      {(close) => <button onClick={() => (onChoose(), close())}>Log out</button>}
    </Menu>
  );
}

test('a menu belongs to its button, has a name, and closes on a choice', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(<Example onChoose={choose} />);
  const button = screen.getByRole('button', { name: 'Daan' });
  const menu = screen.getByRole('group', { name: 'Your account' });
  expect(button).toHaveAttribute('popovertarget', menu.id);
  expect(button).toHaveAttribute('aria-haspopup', 'true');
  await user.click(button);
  expect(menu).toHaveAttribute('data-popover-open');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(menu).not.toHaveAttribute('data-popover-open');
});
