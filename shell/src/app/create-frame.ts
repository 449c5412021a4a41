import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { createBus } from '@rendezvous/bus/bus';
import { api } from '@rendezvous/api-client/client';
import type { PageData } from '@rendezvous/contract/composition/page';
import { lazyGeolocation } from '#src/features/geolocation/lazy-geolocation.ts';
import { publishPageOffers } from '#src/features/offers/page-offers.ts';
import { createArrivals } from '#src/kernel/frame/arrivals.ts';
import type { BusOwner, Frame, Naming, PageFailure } from '#src/kernel/frame/frame.ts';
import { createNavigator } from '#src/kernel/frame/navigator.ts';
import { ASKING, READY, type Reach } from '#src/kernel/frame/reach.ts';
import { createToasts } from '#src/kernel/toasts.ts';
import { createLanguage } from '#src/kernel/language/language.ts';
import { RemoteLoader } from '#src/kernel/loader/remote-loader.ts';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { createModals } from '#src/kernel/modals/modals.ts';
import { createSlots } from '#src/kernel/modals/slots.ts';
import { pushService } from '#src/kernel/push/push-offer.ts';
import { followPaymentCountry } from '#src/kernel/session/payment-country.ts';
import { createSessionLikes } from '#src/kernel/session/likes.ts';
import { createSession } from '#src/kernel/session/session.ts';
import { createStore } from '#src/lib/store.ts';

/** Puts the frame together. Nothing starts yet: no call, no timer, no listener outside. */
export function createFrame(page: PageData, ports: LoaderPorts): Frame {
  const hub = createBus();
  const session = createSession(hub, api, page.user);
  const loader = new RemoteLoader(page.registry, ports);
  const modals = createModals();
  const slots = createSlots(modals, (slot) => loader.fills(slot));
  const toasts = createToasts(hub.as('shell'));
  const arrivals = createArrivals();
  const naming = createStore<Naming | null>(null);
  const failure = createStore<PageFailure | null>(null);
  const settings = createStore(page.settings);
  const language = createLanguage(page.locale, { hub, api, session, settings, toasts });
  followPaymentCountry(hub.as('shell'), session, settings);
  const buses = new Map<BusOwner, Bus>();

  publishPageOffers(hub, page.offers, page.user?.id ?? null);
  return {
    page,
    hub,
    session,
    loader,
    modals,
    slots,
    toasts,
    arrivals,
    naming,
    failure,
    language,
    settings,
    reach: createStore<Reach>(page.userKnown ? READY : ASKING),
    adoption: createStore(page.rendered !== null),
    firstScreen: null,
    navigator: createNavigator(),
    busOf(owner) {
      const bus = buses.get(owner) ?? hub.as(owner);
      buses.set(owner, bus);
      return bus;
    },
    services: {
      openSlot: slots.open,
      closeSlot: slots.close,
      blockModals: modals.block,
      hasSlot: slots.has,
      toast: toasts.show,
      refresh: session.refresh,
      setUser: session.setUser,
      setLocale: (next) => void language.change(next),
      setTitle: (title, description) => naming.set({ title, description }),
      fail: (status, message) => failure.set({ status, message }),
      arriving: arrivals.begin,
      geolocation: lazyGeolocation(hub),
      push: pushService,
      likes: createSessionLikes(hub, session, slots),
    },
  };
}
