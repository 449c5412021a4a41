import { withWords } from '@rendezvous/remote/react/with-words';
import { lateWords as words } from '#src/lib/late-words.ts';
import { DebtAlone as Alone } from './debt-alone.tsx';
import { DebtOffer as Offer } from './debt-offer.tsx';
import { DebtScreen as Screen } from './debt-screen.tsx';

export { words };
export const DebtAlone = withWords(Alone, words);
export const DebtOffer = withWords(Offer, words);
export const DebtScreen = withWords(Screen, words);
