import { LOCALE_CODES } from '@rendezvous/contract/locales';
import { NextThing } from '#src/features/profile/components/next-thing.tsx';
import { TonightScreen } from '#src/features/tonight/tonight-screen.tsx';
import { ownWords } from '#src/lib/own-words.ts';
import { withOwnWords } from './with-own-words.ts';

export const Tonight = withOwnWords(() => <TonightScreen next={<NextThing />} />);

/** Loads the words of the board, so that its first render is whole: the page's language, and every language on the server. */
export async function loadWords(): Promise<void> {
  const locales =
    typeof window === 'undefined'
      ? LOCALE_CODES
      : LOCALE_CODES.filter((code) => code === document.documentElement.lang);
  await Promise.all(locales.map((locale) => ownWords.load(locale)));
}
