import type { Locale } from '#src/kernel/locales.ts';
import type { PushPayload } from '#src/resources/push/schemas.ts';
import type { RemoteName } from '#src/kernel/routes.ts';

/** What the server gives the service worker of its domain, at the head of its script. */
export interface WorkerSite {
  /** Version of the shell the worker belongs to. */
  version: string;
  /** Name of the site: headline of notifications whose own words cannot be read. */
  name: string;
  /** Files cached besides the shell's own, each with a digest of its content. */
  files: { url: string; revision: string }[];
  /** Words of a notification whose own cannot be read, by language (spec §8 Push message error texts). */
  unreadable: Record<Locale, string>;
}

/** What a page asks of the worker, and what the worker answers on the port that came along. */
export type PageMessage =
  /** Activate the new worker now, agreed to by the visitor. */
  | { type: 'take-over' }
  /** Activate if every open page is of the worker's version already; answers whether it does. */
  | { type: 'take-over-if-current' }
  /** Answers `{version}` of the shell the worker belongs to. */
  | { type: 'version' }
  /** These versions of the remotes are current: files of others may go. */
  | { type: 'current-remotes'; versions: Partial<Record<RemoteName, string>> }
  /** Log-out: delete everything that may be private. */
  | { type: 'forget' };

/** What the worker asks of a page or reports to it. */
export type WorkerMessage =
  /** Answers `{version}` of the page's shell on the port that came along. */
  | { type: 'page-version' }
  /** A push message has arrived. */
  | { type: 'pushed'; message: PushPayload | null }
  /** A notification was pressed: go there. The page answers on the port that it does. */
  | { type: 'open'; url: string }
  /** The browser has made a new subscription in place of the former one. */
  | { type: 'resubscribed' };
