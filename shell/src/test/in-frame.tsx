import { SWRConfig } from 'swr';
import { render } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import type { ServerState } from '@rendezvous/contract/composition/remote-contract';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import commonMessages from '@rendezvous/i18n/lang/en.json';
import { FrameContext } from '#src/kernel/frame/frame-context.ts';
import { ShellScreen } from '#src/features/pages/shell-screen.tsx';
import { shellScreenOf } from '#src/features/pages/shell-screens.tsx';
import { frameOf } from './frame.tsx';

/** What a test says about the page around its screen. */
export interface Surroundings {
  route: string;
  at: string;
  screen?: ServerState | null;
  status?: number;
  user?: User | null;
}

/** Puts a screen of the frame on a page with the real frame, router and cache; its own words are the English beside their use. */
export async function renderInFrame({ route, at, screen = null, status = 200, user = null }: Surroundings) {
  const frame = frameOf({ url: at, user, status, screen });
  document.documentElement.lang = 'en';
  await shellScreenOf(route).preload();
  const intl = createIntl({ locale: 'en-GB', messages: commonMessages, onError: () => undefined });
  const tree = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <FrameContext value={frame}>
          <RawIntlProvider value={intl}>
            <ShellScreen route={route} />
          </RawIntlProvider>
        </FrameContext>
      </MemoryRouter>
    </SWRConfig>
  );
  return { frame, tree, ...render(tree) };
}
