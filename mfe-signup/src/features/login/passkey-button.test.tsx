import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { givePasskeys } from '@rendezvous/testing/passkeys';
import { PasskeyButton } from './passkey-button.tsx';

afterEach(() => document.body.replaceChildren());

/** The button as the server sends it, with the browser's part begun. */
async function hydrate(): Promise<HTMLElement> {
  const button = (
    <IntlProvider locale="en" onError={() => undefined}>
      <PasskeyButton busy={false} onPress={() => undefined} />
    </IntlProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(button);
  await act(async () => void hydrateRoot(place, button));
  return screen.getByText('Log in with a passkey');
}

test('where passkeys are impossible the button of the server’s HTML leaves its place, unseen, so that nothing below moves', async () => {
  const button = await hydrate();
  expect(button).not.toHaveAttribute('hidden');
  expect(button).not.toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where passkeys are possible the button of the server’s HTML is seen', async () => {
  const restore = givePasskeys({});
  expect(await hydrate()).toBeVisible();
  restore();
});
