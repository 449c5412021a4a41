import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Messages, Remote } from './define-remote.ts';
import { digestOfIds } from './text-ids.ts';

/** Digest of the ids of the shared texts that this remote was built with, put in by the build. */
declare const SHARED_TEXTS: string | undefined;

const catalogues = new WeakMap<Remote, Map<Locale, Messages>>();

/** The remote's catalogue in this language when it is already here. */
export function messagesOf(remote: Remote, locale: Locale): Messages | undefined {
  return catalogues.get(remote)?.get(locale);
}

/**
 * Loads the remote's catalogue, once per language. Rejects when its file is not available; a later call tries again. `common` are
 * the shared texts of the shell: where they are not those the remote was built with, the remote brings its own.
 */
export async function loadMessages(remote: Remote, locale: Locale, common?: Messages): Promise<Messages> {
  const known = messagesOf(remote, locale);
  if (known) return known;
  const [shared, own] = await Promise.all([
    common && !isBuiltWith(common) ? loadShared(locale) : null,
    remote.loadMessages(locale),
  ]);
  const messages = { ...shared?.default, ...own.default };
  const loaded = catalogues.get(remote) ?? new Map<Locale, Messages>();
  catalogues.set(remote, loaded.set(locale, messages));
  return messages;
}

const isBuiltWith = (common: Messages): boolean =>
  typeof SHARED_TEXTS === 'undefined' || digestOfIds(Object.keys(common)) === SHARED_TEXTS;

const loadShared = (locale: Locale): Promise<{ default: Messages }> =>
  import(/* webpackChunkName: "shared-[request]" */ `@rendezvous/i18n/messages/${locale}.json`);
