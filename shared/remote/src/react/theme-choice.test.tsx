import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import messages from '@rendezvous/i18n/lang/en.json';
import { ThemeChoice } from './theme-choice.tsx';

const root = document.documentElement;
const tree = (
  <IntlProvider locale="en" messages={messages}>
    <ThemeChoice drawn="device" back="/members?gender=female" />
  </IntlProvider>
);

afterEach(() => root.removeAttribute('data-theme'));

const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));

test('the look is one of three, named as a group, and the one that is shown is chosen', () => {
  root.dataset.theme = 'dark';
  render(tree);
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('without a choice the device decides', () => {
  render(tree);
  expect(screen.getByRole('radio', { name: 'Same as device' })).toBeChecked();
});

test('without scripts the form asks the server, which leads back to the page', () => {
  const { container } = render(tree);
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/lang-config']);
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect([...new FormData(form)]).toEqual([
    ['back', '/members?gender=female'],
    ['theme', 'light'],
  ]);
});

test('hydration adopts an earlier choice without a message and without a second choice', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const changes = jest.fn();
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(tree);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  root.dataset.theme = 'dark';
  host.addEventListener('change', changes);
  const hydrated = await act(async () => hydrateRoot(host, tree));
  expect(checked()).toEqual(['dark']);
  expect(changes).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
  said.mockRestore();
  host.remove();
});
