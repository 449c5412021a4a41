import type { PhotoFocus } from '@rendezvous/contract/resources/photos/schemas';
import type { Stripped } from './formats/stripped.ts';

/** Widths of the stored files in pixels; smaller pictures are not enlarged. */
export const WIDTHS = { thumb: 320, medium: 640, large: 1200 } as const;
export const SIZES = ['thumb', 'medium', 'large'] as const;
export type Encoded = Record<(typeof SIZES)[number], Uint8Array>;

/** From the API to the decoder process: one picture to decode. */
export interface DecodeJob extends Pick<Stripped, 'orientation' | 'data' | 'strict'> {
  maxPixels: number;
  /** Part of the upright picture that is used, in its pixels; all of it without. */
  part?: PicturePart;
}

export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture decoded once and encoded again: the files its viewers see, and their blurred twins. */
export interface Decoded {
  width: number;
  height: number;
  /** Centre of what draws the eye, in percent of width and height. */
  focus: PhotoFocus;
  /** SHA-256 of the pixels. */
  digest: string;
  open: Encoded;
  censored: Encoded;
}

/** From the decoder process to the API: the picture; null for a file that cannot be decoded. */
export interface DecodeAnswer {
  decoded: Decoded | null;
}
