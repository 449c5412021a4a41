import { withLateWords } from '#src/lib/late-words.ts';
import { ChosenHalf } from './chosen-half.tsx';
import { HalfOffers } from './half-offers.tsx';
import { JoinedPair } from './joined-pair.tsx';
import { OpenHalf } from './open-half.tsx';

export const LatePair = withLateWords(JoinedPair);
export const LateChosenHalf = withLateWords(ChosenHalf);
export const LateOpenHalf = withLateWords(OpenHalf);
export const LateOffers = withLateWords(HalfOffers);
