import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ContentPage } from '@rendezvous/contract/resources/pages/schemas';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/calls';
import { refusal, serveApi } from '@rendezvous/testing/server';
import { renderInFrame } from '#src/test/in-frame.tsx';

const TYPED = '<img src=x onerror=alert(1)><b>bold</b>';
const PAGE: ContentPage = {
  slug: 'terms',
  title: 'Terms of use',
  description: 'What we agree on.',
  language: 'en',
  updated_at: '2023-12-01T12:00:00.000Z',
  numbered: true,
  body: [
    {
      type: 'paragraph',
      text: ['See the ', { link: 'prices', to: '/pricing' }, ' and ', { strong: 'mind' }, ' them.'],
    },
    { type: 'heading', id: 'one', level: 2, text: 'First' },
    { type: 'paragraph', text: TYPED },
    { type: 'heading', id: 'two', level: 2, text: 'Second' },
    { type: 'question', id: 'why', question: 'Why?', answer: [{ type: 'paragraph', text: 'Because.' }] },
    { type: 'heading', id: 'three', level: 2, text: 'Third' },
    {
      type: 'table',
      caption: 'Costs',
      head: ['Act', 'Credits'],
      rows: [
        ['Message', '1'],
        ['Gift', '2'],
      ],
    },
    { type: 'form', title: 'Form', lines: [{ label: 'To', text: 'us' }, { label: 'Name' }] },
  ],
};
const AT = '/pages/terms';
const given = (page: ContentPage) => ({ [addressOf(READ_PAGE, { slug: 'terms', language: 'en' })]: page });
const show = (page: ContentPage = PAGE, at = AT) =>
  renderInFrame({ route: 'pages-terms', at, screen: given(page) });

test('[2.027] a page shows its title, its date and its words, and the terms say which version they are', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
  expect(screen.getByText('Version of 1 December 2023')).toBeVisible();
  expect(screen.getByRole('link', { name: 'prices' })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('table', { name: 'Costs' })).toHaveTextContent('Gift2');
});

test('what looks like markup in a page is text', async () => {
  const { container } = await show({ ...PAGE, title: TYPED });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TYPED);
  expect(screen.getByText(TYPED, { selector: 'p' })).toBeVisible();
  expect(container.querySelector('img, article b')).toBeNull();
});

test('the contents lead to the parts, which bear the same numbers', async () => {
  await show();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link', { hidden: true });
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    '1.First /pages/terms#one',
    '2.Second /pages/terms#two',
    '3.Third /pages/terms#three',
  ]);
  expect(screen.getByRole('heading', { name: /Second/ })).toHaveTextContent('2.Second');
});

test('an address with the name of a question opens it and moves readers there', async () => {
  await show(PAGE, `${AT}#why`);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Why?').closest('summary')).toHaveFocus();
});

test('all questions are open on paper, and folded as before afterwards', async () => {
  await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('a page in another language than the site says so and is marked for readers', async () => {
  await show({ ...PAGE, language: 'de' });
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('status')).toHaveTextContent('isn’t available in your language');
});

test('the server draws the same as the browser, without asking for anything', async () => {
  const { tree, container } = await show();
  const words = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').querySelector('article')?.textContent;
  expect(words(renderToString(tree))).toBe(container.querySelector('article')?.textContent);
});

test('a page that does not exist is the 404 page', async () => {
  await renderInFrame({ route: 'pages-token', at: '/pages/nobody', status: 404 });
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('a page that could not be read can be asked for again', async () => {
  let answers = 0;
  await serveApi({
    'GET /api/page.php': () => ((answers += 1) === 1 ? refusal(400, 'malformed') : { body: PAGE }),
  });
  await renderInFrame({ route: 'pages-terms', at: AT });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The page didn’t load'), {
    timeout: 15_000,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
}, 30_000);

test('the form of the withdrawal function is whole without a script, and its button says the words of the law alone', async () => {
  const statement = {
    type: 'statement',
    name: 'Your name',
    order: 'Number or e-mail address',
    order_hint: 'It is in the e-mail.',
    email: 'Where the receipt goes',
    words: 'I withdraw.',
    confirm: 'Confirm withdrawal',
  } as const;
  const { container } = await show({ ...PAGE, body: [statement] });
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/pages/withdraw']);
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toHaveAttribute('type', 'submit');
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'order', 'email']);
  for (const field of fields) expect(field).toBeRequired();
  expect(screen.getByLabelText('Number or e-mail address')).toHaveAccessibleDescription(
    'It is in the e-mail.',
  );
});
