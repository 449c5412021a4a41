import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { ThemeProvider } from 'styled-components';
import { DEFAULT_LOCALE } from '@rendezvous/contract/locales';
import { FRAME_ID } from '@rendezvous/contract/page';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import { isoOf } from '@rendezvous/remote/iso';
import { theme } from '@rendezvous/theme/theme';
import { catalogueOf, loadCatalogue } from '#src/lib/catalogues.ts';
import { replayClicks } from '#src/lib/early-clicks.ts';
import { FrameContext, useFrameLocale } from './frame-context.ts';
import { CommonMessagesContext } from './messages-context.ts';
import { PageFrame } from './page-frame.tsx';
import type { Frame } from './services.ts';

/** The frame with all it provides. Needs a router around it; the catalogue of the page's language must be loaded. */
export function App({ frame }: { frame: Frame }) {
  useEffect(() => {
    const host = document.getElementById(FRAME_ID);
    host?.removeAttribute(SERVER_RENDERED);
    if (host) replayClicks(host);
  }, []);
  return (
    <FrameContext value={frame}>
      <Localised>
        <ThemeProvider theme={theme}>
          <PageFrame />
        </ThemeProvider>
      </Localised>
    </FrameContext>
  );
}

/** Words in the chosen language; after a change the former ones stay until the new ones have come. */
function Localised({ children }: { children: ReactNode }) {
  const wanted = useFrameLocale();
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    let current = true;
    loadCatalogue(wanted).then(
      () => current && setShown(wanted),
      () => undefined,
    );
    document.documentElement.lang = wanted;
    return () => void (current = false);
  }, [wanted]);
  const locale = catalogueOf(wanted) ? wanted : shown;
  const { common, own } = catalogueOf(locale) ?? { common: {}, own: {} };
  return (
    <CommonMessagesContext value={common}>
      <IntlProvider locale={isoOf(locale)} defaultLocale={DEFAULT_LOCALE} messages={{ ...common, ...own } as IntlConfig['messages']}>
        {children}
      </IntlProvider>
    </CommonMessagesContext>
  );
}
