import type { StreamItem } from './timeline.ts';

/** Messages of a chunk. */
export const SIZE = 5;

/** Neighbouring entries that are drawn, or left out, together. */
export interface Chunk {
  /** The same whatever older pages and new messages come: a part of the sequence, or `outgoing`. */
  key: number | 'outgoing';
  items: StreamItem[];
}

/** Cuts a stream into chunks. A line stands in the chunk of the message below it; outgoing messages have one of their own. */
export function chunksOf(items: readonly StreamItem[]): Chunk[] {
  const chunks: Chunk[] = [];
  let lines: StreamItem[] = [];
  for (const item of items) {
    if (item.kind === 'day' || item.kind === 'new') {
      lines.push(item);
      continue;
    }
    const key = item.kind === 'message' ? Math.floor(item.message.seq / SIZE) : 'outgoing';
    const last = chunks.at(-1);
    if (last?.key === key) last.items.push(...lines, item);
    else chunks.push({ key, items: [...lines, item] });
    lines = [];
  }
  return chunks;
}

/** Chunks of a block. */
const BLOCK = 20;

/** Neighbouring chunks that stand on the page as one while they are far from the window: it has few of them, however long the conversation is. */
export interface Block {
  key: Chunk['key'];
  chunks: Chunk[];
}

/** Joins chunks into blocks, which are the same whatever comes before or behind them. */
export function blocksOf(chunks: readonly Chunk[]): Block[] {
  const blocks: Block[] = [];
  for (const chunk of chunks) {
    const key = chunk.key === 'outgoing' ? chunk.key : Math.floor(chunk.key / BLOCK);
    const last = blocks.at(-1);
    if (last?.key === key) last.chunks.push(chunk);
    else blocks.push({ key, chunks: [chunk] });
  }
  return blocks;
}
