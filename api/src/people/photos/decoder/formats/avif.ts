import { DamagedError, MAX_PROFILE_BYTES, slice, type Stripped } from './stripped.ts';

interface Box {
  type: string;
  /** Offsets in the file. */
  start: number;
  body: number;
  end: number;
}

/** Items that are no pictures: metadata, which may be stored compressed. */
const METADATA_ITEMS = new Set(['mime', 'Exif', 'uri ']);
const ALLOWED_AT_TOP = new Set(['ftyp', 'meta', 'mdat']);
/** Tiles and parts of one picture. */
const MAX_ITEMS = 512;
const MAX_BOXES = 4096;

/** Boxes between two offsets. @throws DamagedError when they do not fill the room, or are 64 bits long */
function boxesIn(data: Buffer, from: number, until: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < until;) {
    if (boxes.length >= MAX_BOXES) throw new DamagedError('boxes');
    const head = slice(data, at, 8);
    const length = head.readUInt32BE() || until - at;
    if (length < 8 || at + length > until) throw new DamagedError('box length');
    boxes.push({ type: head.toString('latin1', 4), start: at, body: at + 8, end: at + length });
    at += length;
  }
  return boxes;
}

function only(boxes: readonly Box[], type: string): Box {
  const found = boxes.filter((box) => box.type === type);
  if (!found[0] || found.length > 1) throw new DamagedError(`${type} boxes`);
  return found[0];
}

/** Gives a box or an item another type in place: offsets of pixels stay right, and no reader looks into it. */
function blank(data: Buffer, at: number): void {
  data.write('free', at, 'latin1');
}

function blankMetadataItems(data: Buffer, info: Box): void {
  const version = data[info.body];
  const items = boxesIn(data, info.body + (version === 0 ? 6 : 8), info.end);
  if (items.length > MAX_ITEMS) throw new DamagedError('items');
  for (const item of items) {
    if (item.type !== 'infe') continue;
    const entryVersion = slice(data, item.body, 1)[0] ?? 0;
    if (entryVersion < 2) throw new DamagedError('item version');
    // Version and flags, the item's number, its protection.
    const type = item.body + 4 + (entryVersion === 2 ? 2 : 4) + 2;
    if (METADATA_ITEMS.has(slice(data, type, 4).toString('latin1'))) blank(data, type);
  }
}

/** Largest size that a picture or tile of the file states: the size of the whole. */
function sizeIn(data: Buffer, properties: readonly Box[]): { width: number; height: number } {
  let size = { width: 0, height: 0 };
  for (const { type, body } of properties) {
    if (type !== 'ispe') continue;
    const [width, height] = [
      slice(data, body + 4, 4).readUInt32BE(),
      slice(data, body + 8, 4).readUInt32BE(),
    ];
    if (width * height > size.width * size.height) size = { width, height };
  }
  if (size.width === 0) throw new DamagedError('no size');
  return size;
}

/**
 * Makes metadata, sequences and large colour profiles of an AVIF unreadable, and reads its size.
 * @throws DamagedError
 */
export function stripAvif(upload: Buffer): Stripped {
  const data = Buffer.from(upload);
  const top = boxesIn(data, 0, data.length);
  const meta = only(top, 'meta');
  for (const box of top) if (!ALLOWED_AT_TOP.has(box.type)) blank(data, box.start + 4);
  const inside = boxesIn(data, meta.body + 4, meta.end);
  blankMetadataItems(data, only(inside, 'iinf'));
  const properties = only(inside, 'iprp');
  const container = only(boxesIn(data, properties.body, properties.end), 'ipco');
  const list = boxesIn(data, container.body, container.end);
  for (const box of list)
    if (box.type === 'colr' && box.end - box.body > MAX_PROFILE_BYTES) blank(data, box.start + 4);
  return { format: 'avif', ...sizeIn(data, list), orientation: 1, data };
}
