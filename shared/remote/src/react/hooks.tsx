import { useContext, useEffect } from 'react';
import { useLastOf, useSubscription } from '@rendezvous/bus/react';
import type { Capability } from '@rendezvous/contract/kernel/capabilities';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Topic, Topics } from '@rendezvous/contract/composition/events';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Bus, RemoteProps, ShellServices } from '@rendezvous/contract/composition/remote-contract';
import { matchRoute, type RouteMatch } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { RemoteContext } from './context.tsx';

function useRemote(): RemoteProps {
  const props = useContext(RemoteContext);
  if (!props) throw new Error('this hook works inside a remote only');
  return props;
}

/** What the frame does on request: slots, toasts, refreshing what it owns, the title, the error page. */
export const useShell = (): ShellServices => useRemote().shell;

/** The bus, on which this remote may publish its own topics. */
export const useBus = (): Bus => useRemote().bus;

/** The last payload of a replaying topic, rendering again with each new one. */
export const useTopic = <T extends Topic>(topic: T): Topics[T] | undefined => useLastOf(useBus(), topic);

/** Calls back with each payload of a topic, replayed or live. */
export const useTopicListener = <T extends Topic>(topic: T, listener: (payload: Topics[T]) => void): void =>
  useSubscription(useBus(), topic, listener);

/** Public settings of the site. */
export const useSettings = (): Settings => useRemote().settings;

/** Does a capability work, so that a screen may offer it? */
export const useCapability = (capability: Capability): boolean =>
  useSettings().capabilities.includes(capability);

/** The signed-in member, or null. Follows log-in, log-out and every refresh. */
export const useUser = (): User | null => useRemote().user;

/** The country that sets prices and payment methods, from the frame (`payment-country:changed`) or the server. */
export function usePaymentCountry(): CountryCode {
  const { user, settings } = useRemote();
  return useTopic('payment-country:changed') ?? user?.payment_country ?? settings.geoip_selected_country;
}

export const useLocale = (): Locale => useRemote().locale;

/** What a remote's build knows of the route that is shown (rspack/route-paths.js). */
type ShownRoute = Pick<RouteMatch, 'params'> & { route: Pick<RouteMatch['route'], 'name' | 'path'> };

/** The route of the contract that is shown, with its parameters; null on an address the product does not have. */
export const useRoute = (): ShownRoute | null => matchRoute(useRemote().location.pathname);

/**
 * Names the page: the frame adds unread prefix and site name. On the server the name goes into the HTML's head, so a
 * server-rendered screen must call this while rendering, not later.
 */
export function useTitle(title: string, description?: string): void {
  const { shell } = useRemote();
  if (typeof window === 'undefined') shell.setTitle(title, description);
  useEffect(() => shell.setTitle(title, description), [shell, title, description]);
}
