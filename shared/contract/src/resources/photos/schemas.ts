import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf } from '#src/kernel/common.ts';
import { CROP_PARTS, PHOTO_REJECT_REASONS } from './values.ts';

export * from './values.ts';

const Share = Integer({ minimum: 0, maximum: 100 });

/** Point of a photo that a crop always includes, in percent of its width and height. */
export const PhotoFocus = Closed({ x: Share, y: Share });
export type PhotoFocus = Static<typeof PhotoFocus>;

/** A main image: paths below `cdn_prefix`, and the point that a crop always includes. */
export const ImageRef = Closed({
  path: Type.String(),
  thumb_path: Type.String(),
  status: Type.String(),
  focus: PhotoFocus,
});
export type ImageRef = Static<typeof ImageRef>;

const Part = Integer({ minimum: 0, maximum: CROP_PARTS });

/** Crop of a picture, in thousandths of its width and height. */
export const PhotoCrop = Closed({ x: Part, y: Part, width: Part, height: Part });
export type PhotoCrop = Static<typeof PhotoCrop>;

/** What only the owner of a photo sees of it. */
const OwnPhotoFacts = {
  /** Reason of a rejection. */
  reason: Type.Optional(Nullable(OneOf(PHOTO_REJECT_REASONS))),
  /** The whole picture of a cropped photo, and its crop; null for a photo as it was uploaded. */
  uncropped: Type.Optional(
    Nullable(Closed({ url: Type.String(), width: Integer(), height: Integer(), crop: PhotoCrop })),
  ),
};

/** A photo as its viewer may see it: `urls` point at blurred files when `locked`. Sizes in CSS pixels of the large file. */
export const Photo = Closed({
  id: Id,
  visibility: OneOf(['public', 'private'] as const),
  status: OneOf(['pending', 'active', 'rejected'] as const),
  filename: Type.String(),
  thumb_filename: Type.String(),
  locked: Type.Boolean(),
  urls: Closed({ thumb: Type.String(), medium: Type.String(), large: Type.String() }),
  width: Integer(),
  height: Integer(),
  focus: PhotoFocus,
  ...OwnPhotoFacts,
});
export type Photo = Static<typeof Photo>;

export const PhotoVisibility = OneOf(['public', 'private'] as const);

/** Fields of an upload: one picture, and its visibility. */
export const PhotoUploadForm = Closed({
  file: Type.String({ format: 'binary' }),
  visibility: Type.Optional(PhotoVisibility),
});

/**
 * A change of a member's photo. `main: true` makes it the main image until another photo replaces it. `position`
 * is its place among the member's photos, 0 for the first: the main image comes first (`movedPhotos`). `crop` counts in the picture as it was
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
