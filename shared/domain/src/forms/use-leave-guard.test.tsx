import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type MouseEvent } from 'react';
import { useLeaveGuard, type LeaveRules } from './use-leave-guard.ts';

let followed: string[];
beforeEach(() => {
  followed = [];
});

function Page(rules: LeaveRules) {
  const [text, setText] = useState('');
  const leaving = useLeaveGuard(() => text !== '', rules);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    followed.push(event.currentTarget.getAttribute('href')!);
  };
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      {['/members', '#part', '/likes'].map((href) => (
        <a key={href} href={href} onClick={follow}>
          {href}
        </a>
      ))}
      {leaving && (
        <>
          <button onClick={leaving.stay}>Stay</button>
          <button onClick={leaving.leave}>Leave</button>
        </>
      )}
    </>
  );
}

const type = () => userEvent.type(screen.getByLabelText('Text'), 'a');
const follow = (href: string) => userEvent.click(screen.getByRole('link', { name: href }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.queryByRole('button', { name: 'Stay' }) !== null;
const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('without input a link is followed and the tab closes', async () => {
  render(<Page />);
  await follow('/members');
  expect(followed).toEqual(['/members']);
  expect(closesTab()).toBe(true);
});

test('with input a link waits for the answer; staying preserves the input', async () => {
  render(<Page />);
  await type();
  await follow('/members');
  expect(followed).toEqual([]);
  await press('Stay');
  expect(isAsked()).toBe(false);
  expect(screen.getByLabelText('Text')).toHaveValue('a');
  await follow('/members');
  expect(isAsked()).toBe(true);
});

test('leaving follows the waiting link, and is asked once', async () => {
  render(<Page />);
  await type();
  await follow('/members');
  await press('Leave');
  expect(followed).toEqual(['/members']);
  await follow('/likes');
  expect(followed).toEqual(['/members', '/likes']);
  expect(closesTab()).toBe(true);
});

test('a place within the page is reached without a question', async () => {
  render(<Page />);
  await type();
  await follow('#part');
  expect(followed).toEqual(['#part']);
});

test('the browser asks before the tab closes while there is input', async () => {
  render(<Page />);
  await type();
  expect(closesTab()).toBe(false);
});

test('input that the tab stores is guarded only when the tab closes', async () => {
  render(<Page survivesInTab />);
  await type();
  await follow('/members');
  expect(followed).toEqual(['/members']);
  expect(closesTab()).toBe(false);
});

/** Gives the window a Navigation API that records where it was sent. */
function haveNavigation() {
  const traverseTo = jest.fn();
  const navigation = Object.assign(new EventTarget(), { traverseTo });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  return {
    traverseTo,
    /** Goes back to an address; false when the guard stopped it. */
    goBackTo(url: string): boolean {
      const event = Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'traverse',
        destination: { key: 'before', url },
      });
      act(() => void navigation.dispatchEvent(event));
      return !event.defaultPrevented;
    },
  };
}

afterEach(() => void Reflect.deleteProperty(window, 'navigation'));

test('the Back button waits, and goes back to the same entry after the answer', async () => {
  const { traverseTo, goBackTo } = haveNavigation();
  render(<Page />);
  await type();
  expect(goBackTo(window.location.href)).toBe(false);
  await press('Leave');
  expect(traverseTo).toHaveBeenCalledWith('before');
  expect(goBackTo(window.location.href)).toBe(true);
});

test('input that all entries of a path share is guarded only when the path is left', async () => {
  const { goBackTo } = haveNavigation();
  render(<Page survivesInPath />);
  await type();
  expect(goBackTo(`${window.location.href}?screen=1`)).toBe(true);
  expect(goBackTo(new URL('/members', window.location.href).href)).toBe(false);
});
