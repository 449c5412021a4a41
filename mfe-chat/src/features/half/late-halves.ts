import { withLateWords } from '#src/lib/late-words.ts';
import { ChosenHalf } from './chosen-half.tsx';
import { HalfOffers } from './half-offers.tsx';
import { JoinedPair } from './joined-pair.tsx';

export const LatePair = withLateWords(JoinedPair);
export const LateChosenHalf = withLateWords(ChosenHalf);
export const LateOffers = withLateWords(HalfOffers);
