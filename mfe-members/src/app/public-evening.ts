import { withWords } from '@rendezvous/remote/react/with-words';
import { PublicPart } from '#src/features/tonight/components/public-part.tsx';
import { ownWords } from '#src/lib/own-words.ts';

/** The public part of the board, with its late words. */
export const PublicEvening = withWords(PublicPart, ownWords);
