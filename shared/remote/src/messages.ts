import type { Locale } from '@rendezvous/contract/locales';
import type { Messages, Remote } from './define-remote.ts';

const catalogues = new WeakMap<Remote, Map<Locale, Messages>>();

/** The remote's catalogue in this language when it is already here. */
export function messagesOf(remote: Remote, locale: Locale): Messages | undefined {
  return catalogues.get(remote)?.get(locale);
}

/** Loads the remote's catalogue, once per language. Rejects when its file cannot be had; a later call tries again. */
export async function loadMessages(remote: Remote, locale: Locale): Promise<Messages> {
  const known = messagesOf(remote, locale);
  if (known) return known;
  const { default: messages } = await remote.loadMessages(locale);
  const own = catalogues.get(remote) ?? new Map<Locale, Messages>();
  catalogues.set(remote, own.set(locale, messages));
  return messages;
}
