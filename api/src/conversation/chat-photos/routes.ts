import { ADD_CHAT_PHOTO } from '@rendezvous/contract/resources/chat-photos/endpoints';
import { acceptUploads, readPictureForm, uploadIn } from '#src/people/photos/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { PICTURE_LIMIT, sendPicture, SIGNED_PARAMS } from '#src/platform/http/pictures.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import { openChatPhotoLink } from './links.ts';
import { addChatPhoto, openedChatPhoto } from './service.ts';

/** Uploads of photos for chats, and the files of those that were sent (spec §6 Premium member). */
export async function chatPhotoRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, signer, files, decoder } = services;
  await acceptUploads(app);

  handle(
    app,
    ADD_CHAT_PHOTO,
    async (request) => {
      const { member, domain } = request.context;
      const uploader = { userId: member.userId, paid: member.paid, domain };
      return {
        photo: await addChatPhoto(services, decoder, uploader, uploadIn(request).file, idOfEffect(request)),
      };
    },
    { readForm: (request) => readPictureForm(request, 'file only') },
  );

  // The link is signed for one of the two of the conversation, and lasts half an hour to an hour.
  app.get(
    '/photo/chat/:signed',
    {
      config: { rateLimit: PICTURE_LIMIT },
      schema: { params: SIGNED_PARAMS },
    },
    async ({ context, params }, reply) => {
      const { userId } = context.member;
      const link = openChatPhotoLink(signer, params.signed, userId, context.now);
      if (!link) throw problem('forbidden');
      return sendPicture(files, reply, await openedChatPhoto(db, userId, link));
    },
  );
}
