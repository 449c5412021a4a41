import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { api } from '@rendezvous/api-client/client';
import type { PageData } from '@rendezvous/contract/composition/page';
import { App } from './app.tsx';
import { createFrame } from './create-frame.ts';
import { loadCatalogue } from '#src/kernel/language/catalogues.ts';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { askForFacts, readAddress } from '#src/features/recovery/page-facts.ts';
import { placeholderPage } from '#src/features/recovery/placeholder.ts';
import { untilReached } from '#src/features/recovery/until-reached.tsx';

/**
 * For a page that carries no facts, or broken ones: draws the frame without them and asks the API. Resolves with the facts
 * when they are here; until then the frame shows the state. What the server drew stays until there is something to say.
 */
export async function recoverPage(host: HTMLElement, ports: LoaderPorts): Promise<PageData> {
  const address = readAddress(window.location);
  const frame = createFrame(placeholderPage(address.locale, address.url), ports);
  // Without its words the frame could say nothing.
  await loadCatalogue(address.locale);
  let root: Root | undefined;
  const show = (): void => {
    if (root) return;
    root = createRoot(host);
    root.render(
      <BrowserRouter>
        <App frame={frame} />
      </BrowserRouter>,
    );
  };
  if (!host.hasChildNodes()) show();
  const stop = frame.reach.subscribe(() => frame.reach.get().state === 'unreachable' && show());
  const page = await untilReached(frame.reach, () => askForFacts(api, ports.readRegistry, address));
  stop();
  root?.unmount();
  host.replaceChildren();
  host.removeAttribute('data-ssr');
  return page;
}
