import type { Location, NavigationType, Navigator } from 'react-router-dom';
import type { Observable } from 'rxjs';
import type { Locale } from '#src/kernel/locales.ts';
import type { Settings } from '#src/settings/schemas.ts';
import type { User } from '#src/resources/accounts/schemas.ts';
import type { Topic, Topics } from './events.ts';
import type { GeolocationService } from './geolocation.ts';
import type { LikesService } from './likes-service.ts';
import type { PushService } from './push-service.ts';
import type { SlotName, SlotProps } from './slots.ts';
import type { ToastOptions } from './toast.ts';

/** Number of the contract between shell and remotes. It is raised when a missing name cannot show a change. */
export const CONTRACT = 1;

/** The bus as one part of the product sees it: it may publish its own topics only, and listen to all. */
export interface Bus {
  publish<T extends Topic>(topic: T, payload: Topics[T]): void;
  /** Calls back with each payload (and at once with the last, where the topic replays); returns the way to stop. */
  subscribe<T extends Topic>(topic: T, listener: (payload: Topics[T]) => void): () => void;
  /** The last payload of a replaying topic, if there was one. */
  last<T extends Topic>(topic: T): Topics[T] | undefined;
}

/** What the shell does for a remote on request. */
export interface ShellServices {
  /** Opens a named slot; answers false when its remote is absent, so that the caller offers a link instead. */
  openSlot<S extends SlotName>(slot: S, props: SlotProps[S]): boolean;
  closeSlot(slot: SlotName): void;
  /** True when the slot's remote is there. */
  hasSlot(slot: SlotName): boolean;
  /** Stops the frame from opening modals by itself, for example during a payment. Returns the function that ends this. */
  blockModals(): () => void;
  toast(options: ToastOptions): void;
  /** Re-reads server state that the shell owns and publishes it on the bus. Resolves then; false when something could not be read. */
  refresh(...what: ('user' | 'chats' | 'likes' | 'timebonus')[]): Promise<boolean>;
  /** Hands the user of an answered log-in or sign-up to the frame. */
  setUser(user: User | null): void;
  setLocale(locale: Locale): void;
  /** Sets title and description of this screen; the frame adds the unread prefix and the site's name. */
  setTitle(title: string, description?: string): void;
  /** A 404 or another navigation error found by the remote itself: the frame shows the error page. */
  fail(status: number, message?: string): void;
  /** A screen is on its way: the loading bar goes on until what this answers is called. */
  arriving(): () => void;
  /** Where the visitor is, on their press (spec §4 Geolocation). */
  geolocation: GeolocationService;
  /** Notifications of this browser, turned on by a press (spec §4 Push state). */
  push: PushService;
  /** Likes this member gives, the same in every part of the page. */
  likes: LikesService;
}

/** Props of every remote, for a page region and for a slot alike. */
export interface RemoteProps {
  location: Location;
  navigationType: NavigationType;
  navigator: Navigator;
  bus: Bus;
  shell: ShellServices;
  settings: Settings;
  locale: Locale;
  /** Compiled messages of `@rendezvous/i18n` in this locale; the remote loads its own itself. */
  commonMessages: Record<string, unknown>;
  user$: Observable<User | null>;
  user: User | null;
  /** Set when this instance fills a slot instead of the page region. */
  slot?: { [S in SlotName]: { name: S; props: SlotProps[S]; close: () => void } }[SlotName];
  /** Answers of API calls made during server rendering, by path; the first render reads them. */
  serverState?: ServerState;
  /** Called when the remote's tree crashed while rendering; the frame unmounts it and offers to try again. */
  onCrash?: (error: Error) => void;
}

/** Cached answers by API path with query, e.g. `/api/members.php?gender=female`. */
export type ServerState = Record<string, unknown>;

/** What a remote's server build exports as its only export. */
export interface RemoteServerBuild {
  contract: 1;
  /** Names of the routes it renders. */
  firstScreens: readonly string[];
  /**
   * Fetches what the first screen shows. `get` answers the JSON of an API path with this visitor's rights; settings and
   * user are those `render` gets, since what a screen asks for may depend on them (country, wanted gender).
   */
  load(input: {
    url: string;
    locale: Locale;
    settings: Settings;
    user: User | null;
    /** The shell's shared texts; absent from servers that do not say. */
    commonMessages?: Record<string, unknown>;
    get: (path: string) => Promise<unknown>;
  }): Promise<ServerState>;
  /** Synchronous and pure: the same input gives the same HTML. */
  render(input: ServerRenderInput): ServerRendered;
}

export interface ServerRendered {
  html: string;
  styleTags: string;
  /** What the screen named itself, for the page's head. */
  title?: string;
  description?: string;
}

export interface ServerRenderInput {
  url: string;
  locale: Locale;
  state: ServerState;
  settings: Settings;
  user: User | null;
  commonMessages: Record<string, unknown>;
  /** Slots that some remote of this site fills: the browser's first render hides the same buttons. */
  slots: readonly SlotName[];
  nonce: string;
}
