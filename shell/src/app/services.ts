import type { RemoteProps, ShellServices } from '@rendezvous/contract/remote-contract';
import type { BusHub } from '@rendezvous/bus/bus';
import { createBus } from '@rendezvous/bus/bus';
import { api } from '@rendezvous/api-client/client';
import type { PageData } from '@rendezvous/contract/page';
import type { Settings } from '@rendezvous/contract/settings';
import { lazyGeolocation } from '#src/geolocation/lazy-geolocation.ts';
import { RemoteLoader, type LoaderPorts } from '#src/loader/remote-loader.ts';
import { createModals, type Modals } from '#src/modals/modals.ts';
import { publishPageOffers } from '#src/offers/page-offers.ts';
import { createLanguage, type Language } from '#src/session/language.ts';
import { followPaymentCountry } from '#src/session/payment-country.ts';
import { createSession, type Session } from '#src/session/session.ts';
import { createSlots, type Slots } from '#src/slots/slots.ts';
import { createArrivals, type Arrivals } from '#src/lib/arrivals.ts';
import { ASKING, READY, type Reach } from '#src/lib/reach.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { createToasts, type Toasts } from '#src/lib/toasts.ts';

/** What a screen has named itself. */
export interface Naming {
  title: string;
  description?: string;
}

/** A failure of the page as a whole, for the address it happened at. */
export interface PageFailure {
  status: number;
  message?: string;
}

/** Everything the frame is made of besides components; made once per page, on the server once per request. */
export interface Frame {
  page: PageData;
  hub: BusHub;
  session: Session;
  loader: RemoteLoader;
  modals: Modals;
  slots: Slots;
  toasts: Toasts;
  /** Screens on their way. */
  arrivals: Arrivals;
  naming: Store<Naming | null>;
  failure: Store<PageFailure | null>;
  language: Language;
  /** Public settings of the site, in the words of the language shown. */
  settings: Store<Settings>;
  /** Whether the page knows what it is drawn from; no screen shows before. */
  reach: Store<Reach>;
  /** True until the server's HTML of the first screen has been taken over, or left. */
  adoption: Store<boolean>;
  /** The frame's services as each remote gets them. */
  services: ShellServices;
  /** Views of the bus, one per part, made once so that props stay the same. */
  busOf(owner: keyof typeof BUS_OWNERS): RemoteProps['bus'];
}

const BUS_OWNERS = {
  shell: true,
  members: true,
  chat: true,
  payments: true,
  signup: true,
  landers: true,
} as const;

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
  const buses = Object.fromEntries(
    Object.keys(BUS_OWNERS).map((owner) => [owner, hub.as(owner as keyof typeof BUS_OWNERS)]),
  );

  publishPageOffers(hub, page.offers);
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
    busOf: (owner) => buses[owner]!,
    services: {
      openSlot: slots.open,
      closeSlot: slots.close,
      hold: modals.hold,
      hasSlot: slots.has,
      toast: toasts.show,
      refresh: session.refresh,
      setUser: session.setUser,
      setLocale: (next) => void language.change(next),
      setTitle: (title, description) => naming.set({ title, description }),
      fail: (status, message) => failure.set({ status, message }),
      arriving: arrivals.begin,
      geolocation: lazyGeolocation(hub),
    },
  };
}
