import type { DeckCard, DeckResponse } from '@rendezvous/contract/resources/swipes/schemas';

/** Direction of a swipe. */
export type Swiped = 'like' | 'pass';

export interface Deck {
  status: 'loading' | 'ready' | 'failed';
  /** Cards ahead; the first is the one shown. */
  cards: readonly DeckCard[];
  /** The cards swiped last, which may still fly; the newest last. */
  thrown: readonly DeckCard[];
  remaining: number;
  likesRemaining: number;
  resetAt: string;
  /** Members of other countries are asked for as well. */
  wider: boolean;
  /** The server has no further card. */
  ended: boolean;
  /** The newest swipe, as long as it can be undone. */
  last: { card: DeckCard; action: Swiped } | null;
}

/** Thrown cards that may fly at a time. */
const FLYING = 3;

/** A deck before its first answer. */
export const EMPTY: Deck = {
  status: 'loading',
  cards: [],
  thrown: [],
  remaining: 0,
  likesRemaining: 0,
  resetAt: '',
  wider: false,
  ended: false,
  last: null,
};

/** Changes the deck for a swipe of the card shown, before its answer comes. */
export const afterSwipe = (deck: Deck, card: DeckCard, action: Swiped): Partial<Deck> => ({
  cards: deck.cards.slice(1),
  thrown: [...deck.thrown, card].slice(-FLYING),
  remaining: Math.max(0, deck.remaining - 1),
  likesRemaining: Math.max(0, deck.likesRemaining - (action === 'like' ? 1 : 0)),
  last: { card, action },
});

/** Changes the deck for the undo of the newest swipe. */
export const afterUndo = (deck: Deck, card: DeckCard, action: Swiped): Partial<Deck> => ({
  cards: [card, ...deck.cards],
  thrown: deck.thrown.filter(({ id }) => id !== card.id),
  remaining: deck.remaining + 1,
  likesRemaining: deck.likesRemaining + (action === 'like' ? 1 : 0),
  last: null,
});

/** Changes the deck for a refusal: cards whose swipes were not made come back on top. */
export function afterRefusal(deck: Deck, lost: readonly DeckCard[]): Partial<Deck> {
  const ids = new Set(lost.map(({ id }) => id));
  return {
    cards: [...lost, ...deck.cards.filter(({ id }) => !ids.has(id))],
    thrown: deck.thrown.filter(({ id }) => !ids.has(id)),
    remaining: deck.remaining + lost.length,
    last: null,
  };
}

/** Counts of the server. */
export const countsOf = (
  answer: Pick<DeckResponse, 'remaining' | 'likes_remaining' | 'reset_at'>,
): Partial<Deck> => ({
  remaining: answer.remaining,
  likesRemaining: answer.likes_remaining,
  resetAt: answer.reset_at,
});
