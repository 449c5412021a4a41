import { loadFirst } from '@rendezvous/remote/late-words';
import { NextThing } from '#src/features/profile/components/next-thing.tsx';
import { TonightScreen } from '#src/features/tonight/tonight-screen.tsx';
import { ownWords } from '#src/lib/own-words.ts';
import { withOwnWords } from './with-own-words.ts';

export const Tonight = withOwnWords(() => <TonightScreen next={<NextThing />} />);

/** Loads the words of the board, so that its first render is whole. */
export const loadWords = (): Promise<void> => loadFirst(ownWords);
