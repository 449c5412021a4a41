import type { StreamItem } from './timeline.ts';

/** Messages of a chunk, and chunks of a block. */
export const SIZE = 5;
const BLOCK = 20;

/** Neighbours that are in the page together. */
interface Group<T> {
  /** The same whatever older pages and new messages come: a part of the sequence, or `outgoing`. */
  key: number | 'outgoing';
  items: T[];
}
/** Entries that are drawn, or left out, together. */
export type Chunk = Group<StreamItem>;
/** Chunks that are one element while they are far from the window: it has few of them, however long the conversation is. */
export type Block = Group<Chunk>;

/** Adds items to the last group when it has this key, else to a new one. */
function add<T>(groups: Group<T>[], key: Group<T>['key'], items: T[]): void {
  const last = groups.at(-1);
  if (last?.key === key) last.items.push(...items);
  else groups.push({ key, items });
}

/** Cuts a stream into chunks. A line is in the chunk of the message below it; outgoing messages have one of their own. */
export function chunksOf(items: readonly StreamItem[]): Chunk[] {
  const chunks: Chunk[] = [];
  let lines: StreamItem[] = [];
  for (const item of items) {
    lines.push(item);
    if (item.kind === 'day' || item.kind === 'new') continue;
    add(chunks, item.kind === 'message' ? Math.floor(item.message.seq / SIZE) : 'outgoing', lines);
    lines = [];
  }
  return chunks;
}

/** Joins chunks into blocks, which are the same whatever comes before or behind them. */
export function blocksOf(chunks: readonly Chunk[]): Block[] {
  const blocks: Block[] = [];
  for (const chunk of chunks)
    add(blocks, chunk.key === 'outgoing' ? chunk.key : Math.floor(chunk.key / BLOCK), [chunk]);
  return blocks;
}
