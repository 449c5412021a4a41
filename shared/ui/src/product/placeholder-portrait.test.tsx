import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { PlaceholderPortrait } from './placeholder-portrait.tsx';

const sheet = (name?: string) => {
  const { container } = render(<PlaceholderPortrait name={name} />);
  return container.querySelector('svg')!;
};
const groundOf = (svg: Element) => window.getComputedStyle(svg).background;

test('a missing photo shows the initial on a colour of the name, and is silent for readers', () => {
  const eva = sheet('eva, 34');
  expect(eva).toHaveTextContent(/^E$/);
  expect(eva).toHaveAttribute('aria-hidden', 'true');
  const grounds = ['Eva', 'Bo', 'Nadia', 'Sem', 'Wouter', 'Mia', 'Koen'].map((name) => groundOf(sheet(name)));
  expect(new Set(grounds).size).toBeGreaterThan(1);
  expect(grounds).not.toContain(groundOf(sheet()));
});

test('a missing photo without a name shows the two halves alone', () => {
  expect(sheet()).toHaveTextContent('');
  expect(sheet().querySelectorAll('path')).toHaveLength(2);
});
