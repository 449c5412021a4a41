import userEvent from '@testing-library/user-event';
import { watchWriting } from './writing.ts';

test('a reload would lose words typed into a field that is still there', async () => {
  document.body.innerHTML =
    '<input type="checkbox"><input type="text" value="from before"><textarea></textarea>';
  const isWriting = watchWriting(document);
  const [box, , text] = document.querySelectorAll('input, textarea');
  expect(isWriting()).toBe(false);
  await userEvent.click(box!);
  expect(isWriting()).toBe(false);
  await userEvent.type(text!, 'Hi');
  expect(isWriting()).toBe(true);
  await userEvent.clear(text!);
  expect(isWriting()).toBe(false);
  await userEvent.type(text!, 'Hi again');
  text!.remove();
  expect(isWriting()).toBe(false);
});
