import type { Locale } from '@rendezvous/contract/locales';
import { NextThing } from '#src/features/profile/components/next-thing.tsx';
import { TonightScreen } from '#src/features/tonight/tonight-screen.tsx';
import { ownWords } from '#src/lib/own-words.ts';
import { withOwnWords } from './with-own-words.ts';

export const Tonight = withOwnWords(() => <TonightScreen next={<NextThing />} />);

/** Loads the words of the board, so that its first render is whole. */
export const loadWords = (locales: readonly Locale[]): Promise<unknown> =>
  Promise.all(locales.map((locale) => ownWords.load(locale)));
