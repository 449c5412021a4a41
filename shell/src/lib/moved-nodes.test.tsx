import { render, screen } from '@testing-library/react';
import { tolerateMovedNodes } from './moved-nodes.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => tolerateMovedNodes());
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const texts = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : texts(child)));

/** Puts every text into two elements, as translators do; some remove the text itself. */
function translate(root: Node, isReplaced: boolean): void {
  for (const text of texts(root)) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(isReplaced ? `[${text.data}]` : text);
  }
}

function Room({ count }: { count: number }) {
  return (
    <p>
      {count > 0 && 'Found: '}
      {count > 1 && <b>many</b>}
      {count > 0 ? 'members' : 'Nothing'}
      <i>end</i>
    </p>
  );
}

test.each([
  ['moves', false],
  ['replaces', true],
])('a room goes on after a translator that %s texts', (_, isReplaced) => {
  const { rerender } = render(<Room count={1} />);
  for (const count of [2, 0, 1, 2]) {
    translate(document.body, isReplaced);
    rerender(<Room count={count} />);
  }
  expect(screen.getByText(/end/)).toBeVisible();
  expect(screen.getByText(/many/)).toBeVisible();
});

test('a text that was moved goes with the element around it', () => {
  const { rerender, container } = render(<Room count={1} />);
  translate(document.body, false);
  rerender(<Room count={0} />);
  expect(container).not.toHaveTextContent('Found');
});

test('what was not moved is removed and inserted as ever', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.insertBefore(second, null);
  list.insertBefore(first, second);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
