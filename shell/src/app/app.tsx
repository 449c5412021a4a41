import { useEffect, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { FRAME_ID } from '@rendezvous/contract/composition/page';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import { ArrivalContext } from '@rendezvous/remote/react/arrival';
import { catalogueOf, wordsOf } from '#src/kernel/language/catalogues.ts';
import { replayPresses } from '#src/lib/early-presses.ts';
import { FrameContext, useFrameLocale } from '#src/kernel/frame/frame-context.ts';
import { CommonMessagesContext } from '#src/kernel/frame/messages-context.ts';
import { PageFrame } from './page-frame.tsx';
import type { Frame } from '#src/kernel/frame/frame.ts';

/** The frame with all it provides. Needs a router around it; the catalogue of the page's language must be loaded. */
export function App({ frame }: { frame: Frame }) {
  useEffect(() => {
    const host = document.getElementById(FRAME_ID);
    host?.removeAttribute(SERVER_RENDERED);
    if (host) replayPresses(host);
  }, []);
  return (
    <FrameContext value={frame}>
      <ArrivalContext value={frame.services.arriving}>
        <Localised>
          <PageFrame />
        </Localised>
      </ArrivalContext>
    </FrameContext>
  );
}

/** Words in the language shown, which changes once they have come. */
function Localised({ children }: { children: ReactNode }) {
  const locale = useFrameLocale();
  useEffect(() => void (document.documentElement.lang = locale), [locale]);
  const common = catalogueOf(locale)?.common ?? {};
  return (
    <CommonMessagesContext value={common}>
      <RawIntlProvider value={wordsOf(locale)}>{children}</RawIntlProvider>
    </CommonMessagesContext>
  );
}
