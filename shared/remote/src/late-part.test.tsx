import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { latePart } from './late-part.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

afterEach(() => jest.useRealTimers());

/** Resolves after what is due now. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Shows what went wrong below it. */
class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => (this.state.message ? <p>{this.state.message}</p> : this.props.children);
}

const gone = () => Promise.reject(new Error('gone'));

test('a part on its way shows its placeholder', async () => {
  const Part = latePart(() => new Promise<() => string>(() => undefined), {
    waiting: <p>on its way</p>,
    missing: 'insist',
  });
  render(<Part />);
  expect(await screen.findByText('on its way')).toBeDefined();
});

test('a part whose chunk is missing is replaced by another, with the same props', async () => {
  const Part = latePart<{ name: string }>(gone, { missing: ({ name }) => <p>instead of {name}</p> });
  render(<Part name="it" />);
  expect(await screen.findByText('instead of it')).toBeDefined();
});

test('a part in the background shows nothing until its chunk is loaded', async () => {
  jest.useFakeTimers();
  const fetch = jest
    .fn<Promise<() => React.ReactNode>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => <p>here</p>);
  const Part = latePart(fetch, { missing: 'insist' });
  const { container } = render(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(container).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('here')).toBeDefined();
});

test('a part that starts after hydration is neither on the server nor in the first render', async () => {
  const fetch = jest.fn(async () => () => <p>here</p>);
  const Part = latePart(fetch, { missing: 'insist', afterHydration: true });
  expect(renderToString(<Part />)).toBe('');
  expect(fetch).not.toHaveBeenCalled();
  render(<Part />);
  expect(await screen.findByText('here')).toBeDefined();
});

test('a part is drawn as soon as its chunk has come, however short its placeholder was shown', async () => {
  // React's own clock: a test that acts for it never waits.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  let arrive = (_part: () => ReactNode): void => undefined;
  const Part = latePart(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)), {
    waiting: <p>on its way</p>,
    missing: 'insist',
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Part />);
  await waitFor(() => expect(place.textContent).toBe('on its way'));
  arrive(() => <p>here</p>);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(place.textContent).toBe('here');
  root.unmount();
  place.remove();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

test('an error of a missing chunk is thrown to the boundary around', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = latePart(gone, { missing: 'throw' });
  render(
    <Boundary>
      <Part />
    </Boundary>,
  );
  expect(await screen.findByText('gone')).toBeDefined();
  jest.restoreAllMocks();
});
