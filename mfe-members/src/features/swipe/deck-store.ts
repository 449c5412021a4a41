import { serverNow } from '@rendezvous/api-client/client';
import type {
  DeckCard,
  DeckResponse,
  SwipeBody,
  SwipeResponse,
} from '@rendezvous/contract/resources/swipes/schemas';
import { afterRefusal, afterSwipe, afterUndo, countsOf, EMPTY, type Deck, type Swiped } from './deck.ts';

/** Reason that a swipe was not made. */
export type SwipeRefusal = 'likes_exhausted' | 'swipes_exhausted';

/** Requests of the deck. */
export interface DeckParts {
  read(wider: boolean): Promise<DeckResponse>;
  send(swipe: SwipeBody): Promise<SwipeResponse>;
}

/** Listener to the server's answers to swipes. */
export interface DeckWatcher {
  /** A like was stored, or undone. */
  like(member: string, answer: { liked: boolean; match: boolean }): void;
  /** A swipe was refused; its card is back on top. */
  refused(error: unknown): void;
}

export interface DeckStore {
  get(): Deck;
  subscribe(listener: () => void): () => void;
  /** Reports the server's answers. Returns the function that stops this. */
  watch(watcher: DeckWatcher): () => void;
  /** Reads the first cards, or tries again. */
  start(): void;
  /** Swipes the card shown, at once; the request follows. Returns why not, when the allowance is used up and its day not over. */
  swipe(action: Swiped): SwipeRefusal | null;
  /** Puts the newest card back. */
  undo(): void;
  /** Looks in other countries too. */
  widen(): void;
}

/** Fewer cards ahead ask for more. */
const LOW = 6;
/**
 * Makes a deck that answers a swipe at once: requests wait in a queue, one in flight, and the counts of the server are adopted
 * when none is left. A refused swipe puts its card back and drops what waits behind it.
 */
export function createDeck({ read, send }: DeckParts): DeckStore {
  let deck = EMPTY;
  let queue: { card: DeckCard; body: SwipeBody; before: Swiped }[] = [];
  let working = false;
  let reading = false;
  const swiped = new Set<string>();
  const listeners = new Set<() => void>();
  const watchers = new Set<DeckWatcher>();
  const reportRefused = (error: unknown) => watchers.forEach((watcher) => watcher.refused(error));
  const set = (change: Partial<Deck>) => {
    const next = { ...deck, ...change };
    // What the server confirms is on the screen already.
    if (Object.entries(change).every(([name, value]) => deck[name as keyof Deck] === value)) return;
    deck = next;
    listeners.forEach((listener) => listener());
  };

  const isUsedUp = (left: number) => left === 0 && Date.parse(deck.resetAt) > serverNow();

  const enqueue = (card: DeckCard, action: SwipeBody['action'], before: Swiped) => {
    queue.push({ card, body: { member: card.id, action }, before });
    void work();
  };

  async function fill(tries = 3): Promise<void> {
    if (reading) return;
    reading = true;
    const { wider } = deck;
    let stale = false;
    try {
      const answer = await read(wider);
      const known = new Set([...swiped, ...deck.cards.map(({ id }) => id)]);
      const fresh = answer.items.filter(({ id }) => !known.has(id));
      // An answer that has cards swiped by now is older than their swipes, so it is no end.
      stale = fresh.length === 0 && (wider !== deck.wider || answer.items.some(({ id }) => swiped.has(id)));
      set({
        status: 'ready',
        cards: [...deck.cards, ...fresh],
        ended: fresh.length === 0 && !stale && queue.length === 0 && !working,
        ...(queue.length === 0 && !working && countsOf(answer)),
      });
    } catch (error) {
      if (deck.status === 'loading' || deck.cards.length === 0) set({ status: 'failed' });
      else reportRefused(error);
    } finally {
      reading = false;
    }
    if (stale && !working && tries > 1) await fill(tries - 1);
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    let refused = false;
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        const answer = await send(next.body);
        const liked = next.body.action === 'like';
        if (liked || (next.body.action === 'undo' && next.before === 'like'))
          watchers.forEach((watcher) => watcher.like(next.card.id, { liked, match: liked && answer.match }));
        if (queue.length === 0) set(countsOf(answer));
      } catch (error) {
        refused = true;
        putBack(next);
        reportRefused(error);
      }
    }
    working = false;
    // After a refusal the counts shown may be wrong.
    if (refused || (deck.cards.length < LOW && !deck.ended)) await fill();
  }

  /** Undoes on the screen what the server refused, and what waits behind it. */
  function putBack(refused: (typeof queue)[number]): void {
    const lost = [refused, ...queue].filter(({ body }) => body.action !== 'undo').map(({ card }) => card);
    queue = [];
    lost.forEach(({ id }) => swiped.delete(id));
    set(afterRefusal(deck, lost));
  }

  return {
    get: () => deck,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    start() {
      set({ status: 'loading' });
      void fill();
    },
    swipe(action) {
      const [card] = deck.cards;
      if (!card) return null;
      if (isUsedUp(deck.remaining)) return 'swipes_exhausted';
      if (action === 'like' && isUsedUp(deck.likesRemaining)) return 'likes_exhausted';
      swiped.add(card.id);
      set(afterSwipe(deck, card, action));
      enqueue(card, action, action);
      // A fast hand does not wait for the requests to end.
      if (deck.cards.length < LOW && !deck.ended) void fill();
      return null;
    },
    undo() {
      if (!deck.last) return;
      const { card, action } = deck.last;
      swiped.delete(card.id);
      set(afterUndo(deck, card, action));
      // A swipe that still waits was never sent, so nothing has to be reverted.
      const waiting = queue.findIndex(({ card: queued }) => queued.id === card.id);
      if (waiting >= 0) queue.splice(waiting, 1);
      else enqueue(card, 'undo', action);
    },
    widen() {
      set({ wider: true, ended: false, status: deck.cards.length === 0 ? 'loading' : deck.status });
      void fill();
    },
  };
}
