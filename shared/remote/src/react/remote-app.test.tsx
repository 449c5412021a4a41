import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { NavigationType } from 'react-router-dom';
import { NEVER } from 'rxjs';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { Messages, Remote } from '../define-remote.ts';
import { loadMessages } from '../messages.ts';
import { RemoteApp } from './remote-app.tsx';

const COMMON: Readonly<Record<string, Messages>> = {
  en: { 'errors.generic': 'Hello' },
  de: { 'errors.generic': 'Hallo' },
};

function Screen() {
  return (
    <p>
      <FormattedMessage id="errors.generic" /> <FormattedMessage id="own" /> <FormattedNumber value={1.5} />
    </p>
  );
}

test('a screen shows words, common words and formats of the former language until all of the new one have come', async () => {
  let arrive = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const remote: Remote = {
    name: 'members',
    screens: { index: Screen },
    loadMessages: async (locale) => {
      if (locale === 'de') await waiting;
      return { default: { own: locale === 'de' ? 'Welt' : 'world' } };
    },
  };
  await loadMessages(remote, 'en');
  const propsIn = (locale: Locale) => {
    const shell: Partial<RemoteProps['shell']> = { arriving: () => () => undefined };
    const props: Partial<RemoteProps> = {
      location: { pathname: '/', search: '', hash: '', state: null, key: '' },
      navigationType: NavigationType.Push,
      navigator: { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined },
      locale,
      commonMessages: COMMON[locale],
      user$: NEVER,
      user: null,
      shell: shell as RemoteProps['shell'],
    };
    return props as RemoteProps;
  };

  const { rerender } = render(<RemoteApp remote={remote} {...propsIn('en')} />);
  expect(screen.getByText('Hello world 1.5')).toBeVisible();
  rerender(<RemoteApp remote={remote} {...propsIn('de')} />);
  expect(screen.getByText('Hello world 1.5')).toBeVisible();
  await act(async () => {
    arrive();
    await loadMessages(remote, 'de');
  });
  expect(screen.getByText('Hallo Welt 1,5')).toBeVisible();
});
