import type { RemoteProps, ShellServices } from '@rendezvous/contract/composition/remote-contract';
import type { BusHub } from '@rendezvous/bus/bus';
import type { PageData } from '@rendezvous/contract/composition/page';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Language } from '#src/kernel/language/language.ts';
import type { RemoteLoader } from '#src/kernel/loader/remote-loader.ts';
import type { Modals } from '#src/kernel/modals/modals.ts';
import type { Slots } from '#src/kernel/modals/slots.ts';
import type { Session } from '#src/kernel/session/session.ts';
import type { Store } from '#src/lib/store.ts';
import type { Arrivals } from './arrivals.ts';
import type { FirstScreen } from './first-screen.ts';
import type { FrameNavigator } from './navigator.ts';
import type { Reach } from './reach.ts';
import type { Toasts } from '#src/kernel/toasts.ts';

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

/** Parts of the page that have a view of the bus of their own. */
export type BusOwner = Parameters<BusHub['as']>[0];

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
  /** True until the server's HTML of the first screen has been adopted, or left. */
  adoption: Store<boolean>;
  /** The screen in the server's HTML, on a page that mounts it before the frame. */
  firstScreen: FirstScreen | null;
  /** Navigator of every remote. */
  navigator: FrameNavigator;
  /** The frame's services as each remote gets them. */
  services: ShellServices;
  /** Views of the bus, one per part, made once so that props stay the same. */
  busOf(owner: BusOwner): RemoteProps['bus'];
}
