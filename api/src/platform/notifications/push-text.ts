import type { Locale } from '@rendezvous/contract/locales';
import { PUSH_VERSION, type PushPayload } from '@rendezvous/contract/push';
import { pathTo } from '@rendezvous/contract/routes';
import { serverText } from '#src/platform/mail/texts.ts';
import { CAUSES } from './causes.ts';
import type { NotificationRow } from './repository.ts';

type About = Pick<NotificationRow, 'cause' | 'actor_id' | 'conversation_id'>;

/** Where a click leads. */
export function pathOf({ cause, actor_id: actor, conversation_id: conversation }: About): string {
  if (conversation) return pathTo('chats-id', { id: conversation });
  if (cause === 'match' && actor) return pathTo('likes-m-id', { id: actor });
  return pathTo(cause === 'like' || cause === 'match' ? 'likes' : 'chats');
}

/**
 * The push message of a notification in the receiver's language (spec §8 push message texts). Discreet: it says what kind of thing
 * happened, never who or what was written. Messages of one conversation replace each other.
 */
export function pushPayload(language: Locale, about: About): PushPayload {
  const cause = CAUSES[about.cause].push;
  return {
    v: PUSH_VERSION,
    cause,
    title: serverText(language, `push.${cause}.title`),
    body: serverText(language, `push.${cause}.body`),
    url: pathOf(about),
    tag: about.conversation_id ? `${cause}:${about.conversation_id}` : cause,
  };
}
