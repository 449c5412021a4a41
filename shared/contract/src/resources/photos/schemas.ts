import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf } from '#src/kernel/common.ts';
import { Photo, PhotoCrop } from '#src/resources/profile/schemas.ts';

export * from './values.ts';

export const PhotoVisibility = OneOf(['public', 'private'] as const);

/** Fields of an upload: one picture, and its visibility. */
export const PhotoUploadForm = Closed({
  file: Type.String({ format: 'binary' }),
  visibility: Type.Optional(PhotoVisibility),
});

/**
 * A change of one's own photo. `main: true` makes it the main image; another photo replaces it, nothing else takes it away. `position`
 * is its place among one's photos, 0 for the first: the main image comes first (`movedPhotos`). `crop` counts in the picture as it was
 * uploaded; null shows all of it again.
 */
export const PhotoPatch = Closed({
  id: Id,
  visibility: Type.Optional(PhotoVisibility),
  main: Type.Optional(Type.Boolean()),
  position: Type.Optional(Integer({ minimum: 0, maximum: 99 })),
  crop: Type.Optional(Nullable(PhotoCrop)),
});
export type PhotoPatch = Static<typeof PhotoPatch>;

export const PhotoBody = Closed({ id: Id });

export const PhotoResponse = Closed({ photo: Photo });
export type PhotoResponse = Static<typeof PhotoResponse>;
