import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '#src/platform/types.ts';
import type { Services } from '#src/platform/services.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Decoder } from './decoder/decoder.ts';
import { makePicture, type Picture } from './pictures.ts';
import { readUpload, type Upload } from './upload.ts';

/** Accepts forms with one file on the routes of a module. */
export async function acceptUploads(app: App): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 1, parts: 2, fieldNameSize: 40, fieldSize: 100, headerPairs: 50 },
  });
}

/**
 * Reads the form of an upload, as large as `photo_max_bytes`.
 * @throws problem `unsupported_media`, `too_large`, `malformed`, or field errors
 */
export async function readPictureForm(request: FastifyRequest, fields?: 'file only'): Promise<Upload> {
  if (!request.isMultipart()) throw problem('unsupported_media');
  return readUpload(request, request.context.settings.value('photo_max_bytes'), fields);
}

/**
 * Checks and re-encodes the picture of an upload by the settings of a domain.
 * @throws problem `unsupported_media`, `unavailable`, or field errors on `file`
 */
export function processPicture(
  { settings }: Pick<Services, 'settings'>,
  decoder: Decoder,
  domain: string,
  file: Buffer,
): Promise<Picture> {
  return makePicture(decoder, file, {
    minSide: settings.value(domain, 'photo_min_side'),
    maxPixels: settings.value(domain, 'photo_max_megapixels') * 1_000_000,
  });
}
