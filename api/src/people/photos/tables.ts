import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** File names by size; the files are WebP. */
export interface PhotoFiles {
  thumb: string;
  medium: string;
  large: string;
}

/** Size of a photo's file. */
export type PhotoSize = keyof PhotoFiles;

export interface PhotosTable {
  id: string;
  user_id: string;
  visibility: 'public' | 'private';
  status: 'pending' | 'active' | 'rejected';
  position: number;
  /** Pixels of the large file. */
  width: number;
  height: number;
  /** Point that a crop keeps, in percent of width and height; where faces mostly are unless the picture said otherwise. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Digest of the picture as uploaded; the upload itself is not kept. */
  original_key: string;
  files: Json<PhotoFiles>;
  /** Blurred files under unrelated names. */
  censored: Json<PhotoFiles>;
  /** Copies under public names while the photo is its member's main one; null otherwise. */
  public_files: ColumnType<PhotoFiles | null, string | null, string | null>;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    photos: PhotosTable;
  }
}
