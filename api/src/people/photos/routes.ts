import { Closed } from '@rendezvous/contract/kernel/common';
import {
  ADD_PHOTO,
  CHANGE_PHOTO,
  REMOVE_PHOTO,
  RESTORE_PHOTO,
} from '@rendezvous/contract/resources/photos/endpoints';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { PICTURE_LIMIT, sendPicture, SIGNED_PARAMS } from '#src/platform/http/pictures.ts';
import type { App } from '#src/platform/types.ts';
import { acceptUploads, readPictureForm } from './intake.ts';
import { openPhotoLink } from './links.ts';
import { presentOwnPhoto, type PhotoRow } from './presenter.ts';
import { openedFile, publishedFile } from './read.ts';
import { cropPhoto } from './crop.ts';
import { FORGET_PHOTO_JOB, forgetPhoto, removePhoto, restorePhoto } from './removal.ts';
import { addPhoto } from './service.ts';
import { changePhoto } from './change.ts';
import { REMOVE_FILES_JOB } from './settle.ts';
import { uploadIn } from './upload.ts';

/** The member's own photos, and the files of all photos (spec §3 Image, §9 Photos). */
export async function photoRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, signer, files, jobs, decoder } = services;
  await acceptUploads(app);
  app.addHook('onClose', () => decoder.close());

  jobs.handle<{ names: string[] }>(REMOVE_FILES_JOB, async ({ names }) => {
    for (const name of names) await files.remove(name);
  });
  jobs.handle<{ id: string }>(FORGET_PHOTO_JOB, ({ id }) => forgetPhoto(services, id));

  const answer = (photo: PhotoRow, { context }: FastifyRequest) => ({
    photo: presentOwnPhoto(photo, { signer, now: context.now }),
  });

  handle(
    app,
    ADD_PHOTO,
    async (request) => {
      const { userId } = request.context.member;
      const photo = await addPhoto(services, decoder, userId, uploadIn(request), idOfEffect(request));
      return answer(photo, request);
    },
    { readForm: (request) => readPictureForm(request) },
  );

  handle(app, CHANGE_PHOTO, async (request) => {
    const { userId } = request.context.member;
    const { crop, ...change } = request.body;
    if (change.main === false) throw fieldProblem('main', 'not_allowed');
    if (crop !== undefined) await cropPhoto(services, decoder, userId, change.id, crop);
    return answer(await changePhoto(services, userId, change), request);
  });

  handle(app, REMOVE_PHOTO, ({ context, body }) => removePhoto(services, context.member.userId, body.id));

  handle(app, RESTORE_PHOTO, async (request) =>
    answer(await restorePhoto(services, request.context.member.userId, request.body.id), request),
  );

  // A name is never reused, so a public file may be cached. One day, so that deleted photos leave caches.
  app.get(
    '/cdn/:file',
    {
      config: { access: 'public', session: 'none', rateLimit: PICTURE_LIMIT },
      schema: { params: Closed({ file: Type.String({ maxLength: 80 }) }) },
    },
    async (request, reply) =>
      sendPicture(
        files,
        reply,
        await publishedFile(db, request.params.file),
        'public, max-age=86400, immutable',
      ),
  );

  app.get(
    '/photo/:signed',
    {
      config: { rateLimit: PICTURE_LIMIT },
      schema: { params: SIGNED_PARAMS },
    },
    async ({ context, params }, reply) => {
      const { userId, paid } = context.member;
      const link = openPhotoLink(signer, params.signed, userId, context.now);
      if (!link) throw problem('forbidden');
      const freeVisible = context.settings.value('free_visible_photos');
      const file = await openedFile(services, db, { userId, paid }, link, freeVisible);
      return sendPicture(files, reply, file);
    },
  );
}
