import { cardOf } from '@rendezvous/testing/members';
import type {
  DeckCard,
  DeckResponse,
  SwipeBody,
  SwipeResponse,
} from '@rendezvous/contract/resources/swipes/schemas';
import { createDeck, type DeckStore, type DeckWatcher } from './deck-store.ts';

const AT = '2099-11-24T23:00:00.000Z';
const SILENT = { interests_shared: 0, half: null, about: null };
const cards = (...ids: string[]): DeckCard[] =>
  ids.map((id) => ({ ...cardOf(id), interests: [], ...SILENT }));
const counts = (remaining: number, likes: number) => ({
  remaining,
  likes_remaining: likes,
  reset_at: AT,
});

interface Server {
  deck: DeckStore;
  sent: SwipeBody[];
  reported: Parameters<DeckWatcher['like']>[];
  refused: unknown[];
  /** Answers the oldest open request. */
  answer(answer: Partial<SwipeResponse> | Error): Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

async function deckOf(first: Partial<DeckResponse> = {}, ...later: DeckResponse[]): Promise<Server> {
  const sent: SwipeBody[] = [];
  const open: { resolve: (answer: SwipeResponse) => void; reject: (error: Error) => void }[] = [];
  const reads = [
    { items: cards('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), ...counts(25, 4), ...first },
    ...later,
  ];
  const deck = createDeck({
    read: async () => reads.shift() ?? { items: [], ...counts(20, 3) },
    send: (swipe) => {
      sent.push(swipe);
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    },
  });
  const reported: Server['reported'] = [];
  const refused: unknown[] = [];
  deck.watch({ like: (...words) => reported.push(words), refused: (error) => refused.push(error) });
  deck.start();
  await settle();
  return {
    deck,
    sent,
    reported,
    refused,
    async answer(answer) {
      const request = open.shift();
      if (answer instanceof Error) request?.reject(answer);
      else request?.resolve({ match: false, ...counts(24, 4), ...answer });
      await settle();
    },
  };
}

const shown = ({ deck }: Server) => deck.get().cards.map(({ id }) => id);

test('a swipe shows the next card and counts before the server has answered', async () => {
  const server = await deckOf();
  expect(server.deck.swipe('like')).toBeNull();
  expect(server.deck.swipe('pass')).toBeNull();
  expect(shown(server)[0]).toBe('c');
  expect(server.deck.get()).toMatchObject({ remaining: 23, likesRemaining: 3 });
  expect(server.sent).toEqual([{ member: 'a', action: 'like' }]);
});

test('swipes are sent one after another, and the last answer is the truth', async () => {
  const server = await deckOf();
  server.deck.swipe('like');
  server.deck.swipe('pass');
  await server.answer({ ...counts(9, 1), match: true });
  expect(server.deck.get().remaining).toBe(23);
  expect(server.reported).toEqual([['a', { liked: true, match: true }]]);
  await server.answer(counts(8, 1));
  expect(server.deck.get()).toMatchObject({ remaining: 8, likesRemaining: 1 });
  expect(server.sent.map(({ member }) => member)).toEqual(['a', 'b']);
});

test('an undo before the swipe was sent sends nothing', async () => {
  const server = await deckOf();
  server.deck.swipe('pass');
  server.deck.swipe('like');
  server.deck.undo();
  await server.answer({});
  expect(server.sent).toEqual([{ member: 'a', action: 'pass' }]);
  expect(shown(server)[0]).toBe('b');
  expect(server.deck.get().last).toBeNull();
});

test('an undo after the swipe was sent reverts it, and the like with it', async () => {
  const server = await deckOf();
  server.deck.swipe('like');
  server.deck.undo();
  expect(shown(server)[0]).toBe('a');
  await server.answer({});
  await server.answer(counts(25, 4));
  expect(server.sent.map(({ action }) => action)).toEqual(['like', 'undo']);
  expect(server.reported.at(-1)).toEqual(['a', { liked: false, match: false }]);
});

test('[6.007] used-up likes and swipes refuse without a request; passing goes on without likes', async () => {
  const noLikes = await deckOf(counts(5, 0));
  expect(noLikes.deck.swipe('like')).toBe('likes_exhausted');
  expect(noLikes.deck.swipe('pass')).toBeNull();
  const noSwipes = await deckOf(counts(0, 4));
  expect(noSwipes.deck.swipe('pass')).toBe('swipes_exhausted');
  expect(noSwipes.sent).toEqual([]);
});

test('a refused swipe is reported and puts back its card and those behind it', async () => {
  const server = await deckOf({}, { items: cards('a', 'b', 'c', 'd'), ...counts(25, 4) });
  server.deck.swipe('pass');
  server.deck.swipe('pass');
  const refusal = new Error('offline');
  await server.answer(refusal);
  expect(server.refused).toEqual([refusal]);
  expect(shown(server).slice(0, 3)).toEqual(['a', 'b', 'c']);
  expect(server.deck.get()).toMatchObject({ remaining: 25, likesRemaining: 4 });
  expect(server.sent).toHaveLength(1);
});

test('a low deck reads more without repeating a card, and ends without new cards', async () => {
  const server = await deckOf({ items: cards('a', 'b') }, { items: cards('a', 'b', 'c'), ...counts(24, 4) });
  server.deck.swipe('pass');
  await server.answer({});
  expect(shown(server)).toEqual(['b', 'c']);
  expect(server.deck.get().ended).toBe(true);
  server.deck.widen();
  expect(server.deck.get()).toMatchObject({ wider: true, ended: false });
});

test('a low deck is filled while swipes still wait, and an answer from before a swipe is not the end of the deck', async () => {
  const server = await deckOf(
    { items: cards('a', 'b') },
    { items: cards('a', 'b'), ...counts(25, 4) },
    { items: cards('b', 'c'), ...counts(24, 4) },
  );
  server.deck.swipe('pass');
  server.deck.swipe('pass');
  await settle();
  expect(shown(server)).toEqual([]);
  expect(server.deck.get().ended).toBe(false);
  await server.answer({});
  await server.answer({});
  expect(shown(server)).toEqual(['c']);
});

test('an answer that confirms the counts shown draws nothing again', async () => {
  const server = await deckOf();
  server.deck.swipe('pass');
  const drawn = jest.fn();
  server.deck.subscribe(drawn);
  await server.answer({ remaining: 24, likes_remaining: 4 });
  expect(drawn).not.toHaveBeenCalled();
});

test('a thrown card stays until it has flown, and comes back by undo', async () => {
  const server = await deckOf();
  const thrown = () => server.deck.get().thrown.map(({ id }) => id);
  for (let count = 0; count < 4; count += 1) server.deck.swipe('pass');
  expect(thrown()).toEqual(['b', 'c', 'd']);
  server.deck.undo();
  expect(thrown()).toEqual(['b', 'c']);
  expect(shown(server)[0]).toBe('d');
});

test('a deck that does not load says so, and tries again', async () => {
  const reads = [Promise.reject(new Error('down')), Promise.resolve({ items: cards('a'), ...counts(25, 4) })];
  const deck = createDeck({ read: () => reads.shift()!, send: () => new Promise(() => undefined) });
  deck.start();
  await settle();
  expect(deck.get().status).toBe('failed');
  deck.start();
  await settle();
  expect(deck.get().cards).toHaveLength(1);
});
