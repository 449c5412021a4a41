import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from './icon-button.tsx';
import { HEART } from '#src/icons/objects/heart.tsx';

function Heart({ liked = false, floating = true }: { liked?: boolean; floating?: boolean }) {
  const [on, setOn] = useState(liked);
  return (
    <IconButton icon={HEART} label="Like Nadia" pressed={on} floating={floating} onClick={() => setOn(!on)} />
  );
}
const heart = () => screen.getByRole('button', { name: 'Like Nadia' });

test('a like that lies on a photo has a ring of its own colour, so that it shows on any picture', () => {
  const { rerender } = render(<Heart liked />);
  expect(getComputedStyle(heart()).boxShadow).toContain(theme.color.onPhoto);
  rerender(<Heart key="card" liked floating={false} />);
  expect(getComputedStyle(heart()).boxShadow).not.toContain(theme.color.onPhoto);
});

test('a like that is pressed here slides its half in; one that was given before does not move', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Heart liked />);
  expect(heart()).not.toHaveAttribute('data-fresh');
  rerender(<Heart key="other" />);
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveAttribute('data-fresh');
});
