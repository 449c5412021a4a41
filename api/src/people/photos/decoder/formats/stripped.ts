/** A picture without anything but its pixels: what the decoder reads. */
export interface Stripped {
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Size as the header states it, before it is turned upright. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  data: Buffer;
  /** Warnings of the decoder refuse it: the file has an end that it did not bring. */
  strict?: boolean;
}

/** The file breaks the rules of its format. */
export class DamagedError extends Error {}

/** Reads `length` bytes at `offset`. @throws DamagedError beyond the end */
export function slice(data: Buffer, offset: number, length: number): Buffer {
  if (offset < 0 || length < 0 || offset + length > data.length) throw new DamagedError('file ends early');
  return data.subarray(offset, offset + length);
}

/** A colour profile up to this size is preserved where its format stores it uncompressed: phones write Display P3 in 0.5 kB. */
export const MAX_PROFILE_BYTES = 4096;
