import type { Locale } from '#src/kernel/locales.ts';
import type { DiscountCode, TimeBonusState } from '#src/resources/payments/schemas.ts';
import type { RemoteName } from '#src/kernel/routes.ts';
import type { Settings } from '#src/settings/schemas.ts';
import type { ThemeName } from '#src/resources/preferences/values.ts';
import type { User } from '#src/resources/accounts/schemas.ts';
import type { Dismissible } from './dismissals.ts';
import type { RegistryEntry } from './registry.ts';
import type { ServerState } from './remote-contract.ts';

/** What the browser has to know of a remote's version to load it safely. */
export type LoadableVersion = Pick<
  RegistryEntry,
  'name' | 'version' | 'base' | 'entry' | 'integrity' | 'slots' | 'shared'
>;

/** The version of a remote that pages get, with the one before it for browsers in which it fails. */
export interface LoadableRemote extends LoadableVersion {
  previous?: LoadableVersion;
}

/** Remotes of this site as the browser sees them; `GET /remotes.json` answers `{remotes}`. */
export type PageRegistry = Partial<Record<RemoteName, LoadableRemote>>;

/** A member's time bonus, and the welcome discount: a visitor's teaser or the same offer under its other name. */
export interface PageOffers {
  bonus: TimeBonusState | null;
  welcome: DiscountCode | null;
  /** How long the offer runs from a sign-up, in seconds. */
  window_seconds: number;
}

/** Facts the server puts into each page, so that the frame starts without asking for anything. */
export interface PageData {
  settings: Settings;
  registry: PageRegistry;
  locale: Locale;
  /** Path with query, without language prefix: what the frame was rendered for. */
  url: string;
  user: User | null;
  /** False when the server could not read the session: `user` is then meaningless, and the frame asks the API. */
  userKnown: boolean;
  /** Status of the page: 404 for an address the product does not have. */
  status: number;
  /** The viewer's discounts at the time the page was made. */
  offers: PageOffers;
  /** What this member or visitor has closed on this device, according to its cookie. */
  dismissed: readonly Dismissible[];
  /** The look chosen on this device. */
  theme: ThemeName;
  /** Answers of API calls the frame's own screen was rendered from, by path; null when a remote's screen is shown. */
  screen: ServerState | null;
  /** The server's year, for the text under the page. */
  year: number;
  /** The remote whose first screen the server rendered, with the answers it was rendered from. */
  rendered: { remote: RemoteName; state: ServerState } | null;
}

/** Id of the element with the page's facts as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Id of the template with the note that a page is incomplete: its words cannot come from the catalogue that is missing. */
export const INCOMPLETE_ID = 'incomplete';

/** Id of the element the frame lives in. */
export const FRAME_ID = 'frame';

/** What the shell's server build exports as its only export. */
export interface FrameServerBuild {
  contract: 1;
  /** Packages by name that remotes' server builds may require: the one React and its companions. */
  provided: Readonly<Record<string, unknown>>;
  /** Compiled messages that every part shares; the frame's own words and screens are loaded with them. */
  commonMessages(locale: Locale): Promise<Record<string, unknown>>;
  /** Renders the frame around a remote's HTML. Synchronous once `commonMessages` of that language has resolved. */
  render(input: { page: PageData; remoteHtml: string | null; nonce: string }): FrameRendered;
}

export interface FrameRendered {
  html: string;
  /** HTML ahead of the frame: the entry warning; absent in builds without. */
  ahead?: string;
  /** HTML beside the frame, for presses before it listens; absent in builds without. */
  beside?: string;
  styleTags: string;
  /** Title and description where the frame itself knows them. */
  title: string;
  description: string;
  /** Parts of the frame it was drawn with that come in chunks of their own: `part.<name>`. */
  parts: readonly string[];
}

/** First parts of addresses whose answers a service worker never stores: API answers, photos, and the pages of doubles. */
export const LIVE_PREFIXES = ['api', 'cdn', 'photo', 'dev', 'sandbox'] as const;

/** Addresses that never are pages: what is not found below them is a problem document, and no worker answers for them with one. */
export const NOT_PAGES: RegExp = new RegExp(
  `^/(${[...LIVE_PREFIXES, 'assets', 'fonts', 'img', 'icons'].join('|')})(/|$)`,
);
