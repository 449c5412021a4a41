import type { Locale } from '@rendezvous/contract/kernel/locales';
import { PUSH_VERSION, type PushCause, type PushPayload } from '@rendezvous/contract/resources/push/schemas';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { About } from '#src/platform/ports/notifications.ts';

/**
 * The push message of a notification in the receiver's language (spec §8 push message texts). Discreet: it says what kind of thing
 * happened, never who or what was written. Messages of one conversation replace each other.
 */
export function pushPayload(language: Locale, cause: PushCause, about: About, url: string): PushPayload {
  return {
    v: PUSH_VERSION,
    cause,
    title: serverText(language, `push.${cause}.title`),
    body: serverText(language, `push.${cause}.body`),
    url,
    tag: about.conversation_id ? `${cause}:${about.conversation_id}` : cause,
  };
}
