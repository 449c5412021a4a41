import { Type, type Static } from 'typebox';
import { Closed, Id, Integer } from '#src/kernel/common.ts';

/** Form of an upload: one picture. */
export const ChatPhotoForm = Closed({ file: Type.String({ format: 'binary' }) });

/** A photo that waits to be sent with a message. `width` and `height` are pixels of the large file. */
export const UploadedChatPhoto = Closed({ id: Id, width: Integer(), height: Integer() });

/** A photo of a message: addresses that only this reader can open, `blurred` the one to show before the reader asks for more. */
export const ChatPhoto = Closed({
  ...UploadedChatPhoto.properties,
  urls: Closed({ blurred: Type.String(), medium: Type.String(), large: Type.String() }),
});
export type ChatPhoto = Static<typeof ChatPhoto>;

export const ChatPhotoResponse = Closed({ photo: UploadedChatPhoto });
export type ChatPhotoResponse = Static<typeof ChatPhotoResponse>;
