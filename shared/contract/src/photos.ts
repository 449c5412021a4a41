import { Type, type Static } from 'typebox';
import { Closed, Id, OneOf } from './common.ts';
import { Photo } from './profile.ts';

export const PhotoVisibility = OneOf(['public', 'private'] as const);

/** Fields of an upload: one picture, and its visibility. */
export const PhotoUploadForm = Closed({
  file: Type.String({ format: 'binary' }),
  visibility: Type.Optional(PhotoVisibility),
});

/** A change of one's own photo. `main: true` makes it the main image; another photo replaces it, nothing else takes it away. */
export const PhotoPatch = Closed({
  id: Id,
  visibility: Type.Optional(PhotoVisibility),
  main: Type.Optional(Type.Boolean()),
});
export type PhotoPatch = Static<typeof PhotoPatch>;

export const PhotoBody = Closed({ id: Id });

export const PhotoResponse = Closed({ photo: Photo });
export type PhotoResponse = Static<typeof PhotoResponse>;
