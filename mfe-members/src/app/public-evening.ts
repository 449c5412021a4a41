import { loadFirst } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { PublicPart } from '#src/features/tonight/components/public-part.tsx';
import { ownWords } from '#src/lib/own-words.ts';

const PublicEvening = withWords(PublicPart, ownWords);

/** Loads the public part of the board with its late words, so that its first render is whole. */
export const load = () => loadFirst(ownWords).then(() => PublicEvening);
