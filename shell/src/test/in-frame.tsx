import { SWRConfig } from 'swr';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import type { PageData } from '@rendezvous/contract/page';
import type { ServerState } from '@rendezvous/contract/remote-contract';
import type { User } from '@rendezvous/contract/user';
import commonMessages from '@rendezvous/i18n/lang/en.json';
import { settingsOf } from '@rendezvous/testing/settings';
import { theme } from '@rendezvous/theme/theme';
import { FrameContext } from '#src/app/frame-context.ts';
import { createFrame } from '#src/app/services.ts';
import { ShellScreen } from '#src/pages/shell-screen.tsx';
import { SHELL_SCREENS } from '#src/pages/shell-screens.tsx';

const nothing = () => Promise.reject(new Error('nothing is loaded in this test'));

/** What a test says about the page its screen stands on. */
export interface Surroundings {
  route: string;
  at: string;
  screen?: ServerState | null;
  status?: number;
  user?: User | null;
}

/** Puts a screen of the frame on a page with the real frame, router and cache; its own words are the English beside their use. */
export async function renderInFrame({ route, at, screen = null, status = 200, user = null }: Surroundings) {
  const page = { settings: settingsOf(), registry: {}, locale: 'en', url: at, user, status, screen, year: 2026, rendered: null } as unknown as PageData;
  const frame = createFrame(page, { loadModule: nothing, readRegistry: nothing, provided: {} });
  await SHELL_SCREENS[route]!.preload();
  const tree = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <FrameContext value={frame}>
          <IntlProvider locale="en-GB" messages={commonMessages} onError={() => undefined}>
            <ThemeProvider theme={theme}>
              <ShellScreen route={route} />
            </ThemeProvider>
          </IntlProvider>
        </FrameContext>
      </MemoryRouter>
    </SWRConfig>
  );
  return { frame, tree, ...render(tree) };
}
