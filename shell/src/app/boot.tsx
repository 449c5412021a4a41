import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FRAME_ID, type PageData } from '@rendezvous/contract/composition/page';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { idPrefix } from '@rendezvous/remote/id-prefix';
import { late } from '@rendezvous/remote/late';
import { preloadScreen } from '@rendezvous/remote/lazy-screen';
import { App } from './app.tsx';
import { firstParts } from './first-parts.ts';
import { createFrame } from './create-frame.ts';
import { startFrame } from './start.ts';
import { loadFirstWords } from './without-words.ts';
import { readPageData } from '#src/kernel/frame/page-data.ts';
import { startFirstScreen } from '#src/kernel/outlet/first-screen.ts';
import { pause } from '#src/kernel/loader/stall.ts';
import { loadModule, prepareFederation, readRegistry } from '#src/kernel/loader/federation.ts';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { shellScreenOf } from '#src/features/pages/shell-screens.tsx';
import { alternativesOf, rememberLastGood } from '#src/kernel/failures/late-recovery.ts';
import { nonce } from '#src/lib/nonce.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Versions of the shared packages, put in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** The frame waits this long for its screen to listen, since a first press is one on the screen. */
const SCREEN_FIRST_MS = 500;

const ports: LoaderPorts = {
  loadModule,
  readRegistry,
  provided: SHARED_VERSIONS,
  alternativesOf: (name) => alternativesOf(name, readRegistry),
  worked: rememberLastGood,
  report: (what, error) => console.error(what, error),
};
const host = document.getElementById(FRAME_ID)!;
const page = readPageData(document) ?? (await recover());

// `/de/members` has set its language: from here on addresses carry no prefix.
const { pathname, search, hash } = window.location;
if (pathname + search !== page.url) window.history.replaceState(window.history.state, '', page.url + hash);

prepareFederation(nonce);
const frame = createFrame(page, ports);
const route = matchRoute(page.url.split('?')[0]!)?.route;
const words = loadFirstWords(page.locale);
if (route && route.owner !== 'shell' && !route.waiting) {
  const loaded = frame.loader.load(route.owner);
  frame.firstScreen = startFirstScreen(frame, host, loaded, words);
}

// The first render must say the same words as the server's HTML. A missing part shows its failure in its place.
const screens = [
  route?.owner === 'shell' && route.name,
  route?.waiting && 'not-here-yet',
  page.status === 404 && 'not-found',
]
  .filter((name) => typeof name === 'string')
  .map(shellScreenOf);
await Promise.all([
  words,
  Promise.allSettled([...screens.map(preloadScreen), ...firstParts(page).map((part) => part.preload())]),
]);
await Promise.race([frame.firstScreen?.done, pause(SCREEN_FIRST_MS)]);
const tree = (
  <StrictMode>
    <BrowserRouter>
      <App frame={frame} />
    </BrowserRouter>
  </StrictMode>
);
const options = { identifierPrefix: idPrefix('shell') };
startTransition(() => {
  if (host.hasAttribute('data-ssr')) hydrateRoot(host, tree, options);
  else createRoot(host, options).render(tree);
});
startFrame(frame);
whenIdle(() => frame.firstScreen?.leaveWithoutPlace());

/** Only a page without its facts needs this. */
async function recover(): Promise<PageData> {
  const { recoverPage } = await late(
    () => import(/* webpackChunkName: "recovery" */ './recover-page.tsx'),
  ).insist();
  return recoverPage(host, ports);
}
