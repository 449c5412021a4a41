import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
/** A page is compressed once and sent many times. */
const PART = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** HTML that many visitors get, each with a nonce of their own. */
export interface NoncedPage {
  /** Bytes it occupies. */
  size: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/**
 * Splits a page at its nonces and compresses the rest once. A gzip stream is a row of blocks: between the compressed
 * ones each nonce is put in as a stored block, and only the checksum is computed again.
 */
export async function noncedPage(html: string, placeholder: string): Promise<NoncedPage> {
  const parts = html.split(placeholder).map((text) => Buffer.from(text));
  const packed = await Promise.all(parts.map((part) => deflate(part, PART)));
  return {
    size: [...parts, ...packed].reduce((sum, { length }) => sum + length, 0),
    plain: (nonce) => Buffer.concat(between(parts, Buffer.from(nonce))),
    gzip(nonce) {
      const bytes = Buffer.from(nonce);
      const text = between(parts, bytes);
      const checksum = text.reduce((sum, part) => crc32(part, sum), 0);
      const length = text.reduce((sum, part) => sum + part.length, 0);
      return Buffer.concat([
        GZIP_HEAD,
        ...between(packed, stored(bytes)),
        LAST_BLOCK,
        trailer(checksum, length),
      ]);
    },
  };
}

const between = (parts: readonly Buffer[], separator: Buffer): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

/** A block of deflate with its bytes uncompressed; the block before it ends on a byte. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function trailer(checksum: number, length: number): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(checksum, 0);
  tail.writeUInt32LE(length, 4);
  return tail;
}
