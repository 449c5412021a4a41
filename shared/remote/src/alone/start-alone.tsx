import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { api } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_SETTINGS } from '@rendezvous/contract/settings/calls';
import { DEFAULT_LOCALE } from '@rendezvous/contract/kernel/locales';
import { matchRoute, ROUTES } from '@rendezvous/contract/kernel/routes';
import { themeCss } from '@rendezvous/theme/css';
import type { Remote } from '../define-remote.ts';
import { loadMessages } from '../messages.ts';
import { fetchCatalogue } from './catalogues.ts';
import { Host } from './host.tsx';
import { startSession } from './session.ts';
import type { DemoLogIn } from './tool-bar.tsx';

/**
 * Runs one remote without the shell, for development: a host page with the router contract of the shell, a bus that
 * carries the shell's topics, and the real API behind it. Opens the remote's first screen when the address is another's.
 */
export async function startAlone(declared: Remote): Promise<void> {
  const remote: Remote = {
    ...declared,
    loadMessages: async (locale) => ({ default: await fetchCatalogue('own', locale) }),
  };
  const [{ settings }, { user }, logIns] = await Promise.all([
    api.call(READ_SETTINGS, {}),
    api.call(READ_USER),
    readLogIns(),
  ]);
  const locale = user?.language ?? DEFAULT_LOCALE;
  // The first render is synchronous, as after a remote's bootstrap.
  const [common] = await Promise.all([fetchCatalogue('common', locale), loadMessages(remote, locale)]);
  const hub = createBus();
  const bus = hub.as('shell');
  bus.publish('language:changed', locale);
  bus.publish('payment-country:changed', user?.payment_country ?? settings.geoip_selected_country);
  bus.publish('discount:changed', null);
  const session = startSession(hub, user);
  openOwnAddress(remote);
  const style = document.createElement('style');
  style.textContent = themeCss;
  document.head.append(style);
  createRoot(document.getElementById('frame')!).render(
    <BrowserRouter>
      <Host {...{ remote, hub, session, settings, locale, common, logIns }} />
    </BrowserRouter>,
  );
}

function openOwnAddress(remote: Remote): void {
  if (matchRoute(window.location.pathname)?.route.owner === remote.name) return;
  const first = ROUTES.find(({ name, path }) => name in remote.screens && !/:\w+(\/|$)/.test(path));
  if (first) window.history.replaceState(null, '', first.path.replace(/\/:\w+\?$/, ''));
}

/** Log-ins of a demonstration site; none on a site of another kind. */
async function readLogIns(): Promise<readonly DemoLogIn[]> {
  const answer = await fetch('/dev/logins');
  return answer.ok ? ((await answer.json()) as { items: DemoLogIn[] }).items : [];
}
