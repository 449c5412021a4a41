import { latePart } from '@rendezvous/remote/late-part';
import { loadFirst } from '@rendezvous/remote/late-words';
import type { DebtAloneProps } from './debt-alone.tsx';
import type { DebtOfferProps } from './debt-offer.tsx';
import type { DebtScreenProps } from './debt-screen.tsx';

/** What few members see, in a chunk of its own with its words. */
const parts = async () => {
  const chunk = await import(/* webpackChunkName: "debt" */ './parts.ts');
  await loadFirst(chunk.words);
  return chunk;
};

/** Above an order: what is owed, and whether it is paid alone. */
export const LateDebtOffer = latePart<DebtOfferProps>(() => parts().then((chunk) => chunk.DebtOffer), {
  missing: () => null,
});

/** The bill of what is owed alone. */
export const LateDebtAlone = latePart<DebtAloneProps>(() => parts().then((chunk) => chunk.DebtAlone), {
  missing: 'throw',
});

/** What is owed in place of an order. */
export const LateDebtScreen = latePart<DebtScreenProps>(() => parts().then((chunk) => chunk.DebtScreen), {
  missing: 'throw',
});

/** Loads all of them, so that each is drawn at once. */
export const loadDebtParts = (): Promise<unknown> =>
  Promise.all([LateDebtOffer, LateDebtAlone, LateDebtScreen].map((part) => part.preload()));
