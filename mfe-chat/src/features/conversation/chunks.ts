import type { StreamItem } from './timeline.ts';

/** Messages of a chunk. */
const SIZE = 5;

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
