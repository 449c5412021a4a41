import { Closed } from '@rendezvous/contract/kernel/common';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { FileStore } from '#src/platform/ports/files.ts';

/** Limit of each route of pictures: a page of photos asks for many. */
export const PICTURE_LIMIT = { max: 6000, timeWindow: MINUTE };

/** Parameters of a link that is signed for one viewer. */
export const SIGNED_PARAMS = Closed({ signed: Type.String({ maxLength: 120 }) });

/** Sends the file of a picture. No cache stores it unless `caching` says otherwise. @throws problem `not_found` */
export async function sendPicture(
  files: FileStore,
  reply: FastifyReply,
  name: string,
  caching = 'private, no-store',
): Promise<FastifyReply> {
  const found = await files.read(name);
  if (!found) throw problem('not_found');
  return reply
    .type('image/webp')
    .header('cache-control', caching)
    .header('content-length', found.size)
    .send(found.stream);
}
