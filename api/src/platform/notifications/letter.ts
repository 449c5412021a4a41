import { WORKING_CAPABILITIES } from '@rendezvous/contract/kernel/capabilities';
import type { NewsPart, Receiver } from '#src/platform/ports/notifications.ts';
import type { Letter } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { NotificationRow } from './repository.ts';

/** Paragraphs of the letter of news, in their order. */
const PARAGRAPHS = ['messages', 'matches', 'likes'] as const;
/** Ids of its last paragraphs: how to change notifications is said once account settings exist. */
const FOOTER = WORKING_CAPABILITIES.includes('account_settings') ? ['footer', 'settings'] : ['footer'];
/** Whose overview a letter of several kinds leads to. */
const LEADING: readonly NewsPart[] = ['messages', 'unread', 'matches', 'likes'];

/** Writes the letter of news: counts per kind, never names or contents. A letter about unread messages alone has its own words. */
export async function newsLetter(
  { db, config, causes }: Pick<Services, 'db' | 'config' | 'causes'>,
  receiver: Receiver,
  id: string,
  rows: readonly NotificationRow[],
): Promise<Letter> {
  const counts: Record<NewsPart, number> = { messages: 0, matches: 0, likes: 0, unread: 0 };
  const overviews = new Map<NewsPart, string>();
  for (const row of rows) {
    const { letter } = causes[row.cause];
    if ('send' in letter) continue;
    counts[letter.part] = letter.count ? await letter.count(db, receiver.id) : counts[letter.part] + 1;
    overviews.set(letter.part, letter.overview);
  }
  const [path, ...others] = new Set(rows.map((row) => causes[row.cause].path(row)));
  const leading = LEADING.find((part) => counts[part] > 0);
  const overview = (leading && overviews.get(leading)) ?? [...overviews.values()][0] ?? '';
  const url = config.BASE_URL + (path && others.length === 0 ? path : overview);
  if (overviews.size === 1 && overviews.has('unread'))
    return { kind: 'unread', purpose: 'notification', id, url, values: { count: counts.unread } };
  const more = PARAGRAPHS.filter((part) => counts[part] > 0);
  return {
    kind: 'news',
    purpose: 'notification',
    id,
    url,
    values: counts,
    more,
    footer: FOOTER,
    withoutBody: true,
  };
}
