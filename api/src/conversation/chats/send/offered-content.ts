import { GIFTS, type Gift } from '@rendezvous/contract/resources/gifts/schemas';
import { ICEBREAKERS, type Icebreaker } from '@rendezvous/contract/resources/icebreakers/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { serverText } from '#src/platform/lib/server-text.ts';

/** The gifts to choose from, named for a reader of this language. */
export function offeredGifts(locale: Locale): Gift[] {
  return GIFTS.map((id) => ({ id, name: serverText(locale, `gift.${id}`) }));
}

/** The lines to begin a conversation with, as a reader of this language would write them. */
export function offeredIcebreakers(locale: Locale): Icebreaker[] {
  return ICEBREAKERS.map((id) => ({ id, text: serverText(locale, `icebreaker.${id}`) }));
}
