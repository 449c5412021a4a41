import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { latePart } from './late-part.ts';

afterEach(() => jest.useRealTimers());

const gone = () => Promise.reject(new Error('gone'));

test('a part on its way is stood in for', async () => {
  const Part = latePart(() => new Promise<() => string>(() => undefined), {
    waiting: <p>on its way</p>,
    missing: 'insist',
  });
  render(<Part />);
  expect(await screen.findByText('on its way')).toBeDefined();
});

test('a part that cannot be had gives its place to another, with the same props', async () => {
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
