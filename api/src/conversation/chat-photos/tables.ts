import type { ColumnType } from 'kysely';

/** File names by what they show; the files are WebP. */
export interface ChatPhotoFiles {
  blurred: string;
  medium: string;
  large: string;
}

export interface ChatPhotosTable {
  id: string;
  /** The member who uploaded it. */
  user_id: string;
  /** Message that sent it; null before, and once that message is gone. */
  message_id: string | null;
  /** Pixels of the large file. */
  width: number;
  height: number;
  files: ColumnType<ChatPhotoFiles, string, never>;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    chat_photos: ChatPhotosTable;
  }
}
