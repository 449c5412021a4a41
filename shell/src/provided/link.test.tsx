import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

function show(props: LinkProps): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/members?page=2']}>
      <Link {...props}>go</Link>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'go' });
}

const address = () => screen.getByRole('status').textContent;

/** Presses the link; true when the browser is left to follow it. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

test.each([
  ['/chats', '/chats'],
  ['?page=3', '/members?page=3'],
  [{ search: '?page=3' }, '/members?page=3'],
  ['/members/7#photos', '/members/7#photos'],
])('a link to %j has the address and goes there without a page load', (to, href) => {
  const link = show({ to });
  expect(link).toHaveAttribute('href', href);
  expect(press(link)).toBe(false);
  expect(address()).toBe(`PUSH ${href}`);
});

test('a link that replaces leaves no entry behind', () => {
  press(show({ to: '/chats', replace: true }));
  expect(address()).toBe('REPLACE /chats');
});

test.each([
  ['with a key held', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['to a tab of its own', { target: '_blank' }, {}],
] as const)('a press %s is left to the browser', (_, props, init) => {
  expect(press(show({ to: '/chats', ...props }), init)).toBe(true);
  expect(address()).toBe('POP /members?page=2');
});

test('its own handler runs first and may cancel the navigation', () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  press(show({ to: '/chats', onClick }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(address()).toBe('POP /members?page=2');
});

test.each(['https://example.org/a', '//example.org/a', 'mailto:help@example.org'])(
  'a link to %s is the browser’s own',
  (to) => {
    const link = show({ to });
    expect(link).toHaveAttribute('href', to);
    expect(press(link)).toBe(true);
    expect(address()).toBe('POP /members?page=2');
  },
);

test('the attributes of an anchor are passed on', () => {
  const link = show({ to: '/chats', className: 'row', 'aria-current': 'page' });
  expect(link).toHaveClass('row');
  expect(link).toHaveAttribute('aria-current', 'page');
});
