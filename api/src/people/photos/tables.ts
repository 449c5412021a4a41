import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import type { PhotoCrop } from '@rendezvous/contract/resources/photos/schemas';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** File names by size; the files are WebP. */
export interface PhotoFiles {
  thumb: string;
  medium: string;
  large: string;
}

/** File that a signed link opens: one of the sizes, or the whole picture of a cropped photo. */
export type PhotoSize = keyof PhotoFiles | 'uncropped';

/** The whole picture of a cropped photo, for its owner alone. */
export interface UncroppedPicture {
  file: string;
  width: number;
  height: number;
  crop: PhotoCrop;
}

export interface PhotosTable {
  id: string;
  user_id: string;
  visibility: 'public' | 'private';
  status: 'pending' | 'active' | 'rejected';
  position: number;
  /** Pixels of the large file. */
  width: number;
  height: number;
  /** Point that a crop preserves, in percent of width and height; where faces mostly are unless the picture said otherwise. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Digest of the picture as uploaded; the upload itself is not stored. */
  original_key: string;
  files: Json<PhotoFiles>;
  /** Blurred files under unrelated names. */
  censored: Json<PhotoFiles>;
  /** Copies under public names while the photo is its member's main one; null otherwise. */
  public_files: ColumnType<PhotoFiles | null, string | null, string | null>;
  /** Reason of a rejection; null for photos that are not rejected. */
  reason: ColumnType<
    PhotoRejectReason | null,
    PhotoRejectReason | null | undefined,
    PhotoRejectReason | null
  >;
  /** Null for a photo that shows all of its picture. */
  uncropped: ColumnType<UncroppedPicture | null, string | null | undefined, string | null>;
  created_at: Date;
}

/** Photos whose removal can still be undone. */
export interface RemovedPhotosTable {
  id: string;
  user_id: string;
  /** The row of `photos`. */
  photo: Json<Record<string, unknown> & Pick<Selectable<PhotosTable>, 'files' | 'censored' | 'uncropped'>>;
  was_main: boolean;
  removed_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    photos: PhotosTable;
    removed_photos: RemovedPhotosTable;
  }
}
