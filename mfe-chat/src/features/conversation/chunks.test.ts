import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { blocksOf, chunksOf } from './chunks.ts';
import { streamOf } from './timeline.ts';

const messageOf = (seq: number): Message => ({
  id: `m${seq}`,
  seq,
  client_id: `c${seq}`,
  kind: 'text',
  text: 'Words',
  from_me: false,
  at: '2026-11-20T10:00:00.000Z',
});
const shapeOf = (from: number, to: number) =>
  chunksOf(
    streamOf(
      Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index)),
      [],
      undefined,
    ),
  ).map(({ key, items }) => [key, items.length]);

test('a message stays in its chunk when an older page loads', () => {
  expect(shapeOf(8, 12)).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(shapeOf(3, 12)).toEqual([
    [0, 3],
    [1, 5],
    [2, 3],
  ]);
});

test('what is being sent is in a chunk of its own, below all numbers', () => {
  const outgoing = {
    clientId: 'x',
    member: 'm',
    content: { kind: 'text' as const, text: 'Hi' },
    at: '',
    state: 'sending' as const,
  };
  expect(chunksOf(streamOf([messageOf(4)], [outgoing], undefined)).map(({ key }) => key)).toEqual([
    0,
    'outgoing',
  ]);
});

test('a chunk stays in its block when older pages come, and two thousand of them are a hundred blocks', () => {
  const blocks = (from: number, to: number) =>
    blocksOf(
      chunksOf(
        streamOf(
          Array.from({ length: to - from }, (_, index) => messageOf(from + index)),
          [],
          undefined,
        ),
      ),
    );
  expect(blocks(90, 110).map(({ key, items }) => [key, items.map((chunk) => chunk.key)])).toEqual([
    [0, [18, 19]],
    [1, [20, 21]],
  ]);
  expect(blocks(40, 110).map(({ key, items }) => [key, items.length])).toEqual([
    [0, 12],
    [1, 2],
  ]);
  expect(blocks(0, 10_000)).toHaveLength(100);
});
