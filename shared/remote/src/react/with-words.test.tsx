import { act, render, screen } from '@testing-library/react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { Messages } from '../define-remote.ts';
import { lateWords, type LateWords } from '../late-words.ts';
import { RemoteContext } from './context.tsx';
import { withWords } from './with-words.tsx';

/** Words that come when the test says so. */
function delayedWords() {
  const asked: { locale: Locale; answer(words: Messages): void; fail(): void }[] = [];
  const words = lateWords(
    (locale) =>
      new Promise((resolve, reject) =>
        asked.push({
          locale,
          answer: (messages) => resolve({ default: messages }),
          fail: () => reject(new Error('offline')),
        }),
      ),
  );
  return { words, asked };
}

function Title() {
  const intl = useIntl();
  const first = intl.formatMessage({ id: 'first' });
  return <h1>{`${first} ${intl.formatMessage({ id: 'late' })}`}</h1>;
}

function pageOf(words: LateWords) {
  const Screen = withWords(Title, words);
  return function Page({ locale }: { locale: Locale }) {
    return (
      <RemoteContext value={{ locale } as RemoteProps}>
        <IntlProvider locale={locale} messages={{ first: `first-${locale}` }}>
          <Screen />
        </IntlProvider>
      </RemoteContext>
    );
  };
}

test('a screen waits for its late texts, and shows them with the first ones', async () => {
  const { words, asked } = delayedWords();
  const Page = pageOf(words);
  render(<Page locale="en" />);
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => asked[0]!.answer({ late: 'late-en' }));
  expect(screen.getByRole('heading')).toHaveTextContent('first-en late-en');
});

test('after a change of language the former words stay whole until the new ones are here', async () => {
  const { words, asked } = delayedWords();
  const Page = pageOf(words);
  const { rerender } = render(<Page locale="en" />);
  await act(async () => asked[0]!.answer({ late: 'late-en' }));
  rerender(<Page locale="pl" />);
  expect(screen.getByRole('heading')).toHaveTextContent('first-en late-en');
  await act(async () => asked[1]!.answer({ late: 'late-pl' }));
  expect(screen.getByRole('heading')).toHaveTextContent('first-pl late-pl');
  rerender(<Page locale="en" />);
  expect(screen.getByRole('heading')).toHaveTextContent('first-en late-en');
  expect(asked.map(({ locale }) => locale)).toEqual(['en', 'pl']);
});

test('words whose file is missing are asked for again; those that are here show at once', async () => {
  const { words, asked } = delayedWords();
  const first = words.load('de');
  asked[0]!.fail();
  await expect(first).rejects.toThrow('offline');
  const again = words.load('de');
  asked[1]!.answer({ late: 'late-de' });
  await again;
  const Page = pageOf(words);
  render(<Page locale="de" />);
  expect(screen.getByRole('heading')).toHaveTextContent('first-de late-de');
});
