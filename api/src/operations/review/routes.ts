import {
  OPS_LIST_PHOTOS,
  OPS_LIST_PROFILES,
  OPS_REVIEW_PHOTO,
} from '@rendezvous/contract/operators/review/endpoints';
import { approvePhoto, rejectPhoto } from '#src/operations/moderation/face.ts';
import { reviewedFile } from '#src/people/photos/face.ts';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { PICTURE_LIMIT, sendPicture, SIGNED_PARAMS } from '#src/platform/http/pictures.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import { photoQueue, profileQueue } from './service.ts';

/** Photos and profiles that wait for an operator. */
export async function reviewRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, OPS_LIST_PHOTOS, (request) =>
    photoQueue(services, operatorOf(request), readCursor(request.query.cursor)),
  );

  handle(app, OPS_REVIEW_PHOTO, async (request) => {
    const { photo, decision, reason } = request.body;
    if (decision === 'reject' && !reason) throw fieldProblem('reason', 'required');
    if (decision === 'approve' && reason) throw fieldProblem('reason', 'not_allowed');
    const { name } = operatorOf(request);
    if (reason) await rejectPhoto(services, name, photo, { told: reason });
    else await approvePhoto(services, name, photo);
  });

  handle(app, OPS_LIST_PROFILES, (request) =>
    profileQueue(services, operatorOf(request), readCursor(request.query.cursor)),
  );

  // The picture of a photo that waits. The link is signed for this operator, and lasts half an hour to an hour.
  app.get(
    '/photo/review/:signed',
    {
      config: {
        access: 'operator',
        right: 'photos.review',
        rateLimit: PICTURE_LIMIT,
      },
      schema: { params: SIGNED_PARAMS },
    },
    async (request, reply) => {
      const { id } = operatorOf(request);
      const name = await reviewedFile(services, request.params.signed, id, request.context.now);
      return sendPicture(services.files, reply, name);
    },
  );
}
