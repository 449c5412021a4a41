import {
  COMPLETE_SIGNUP,
  PARTNER_SIGN_UP,
  READ_PARTNER_SIGNUP,
} from '@rendezvous/contract/resources/partners/endpoints';
import type { FastifyRequest } from 'fastify';
import type { CompleteSignupBody, PartnerSignupBody } from '@rendezvous/contract/resources/partners/schemas';
import { logInAgain, startSession } from '#src/identity/accounts/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import { completePartnerSignup, readSignup } from './complete.ts';
import { offerSignup } from './offer.ts';

/** Sign-ups that begin at a partner and are completed here (spec §2 /complete-signup, PRODUCT §3). */
export async function partnerRoutes(app: App): Promise<void> {
  const { services } = app;

  const offer = async (request: FastifyRequest, body: PartnerSignupBody) => {
    const { partner, context } = request;
    if (!partner) throw problem('authentication_required');
    const url = await offerSignup(services, context, { id: idOfEffect(request), partner, body });
    return { complete_signup_url: url };
  };
  handle(app, PARTNER_SIGN_UP, (request) => offer(request, request.body), {
    onReplay: (request) => offer(request, request.body as PartnerSignupBody),
  });

  handle(app, READ_PARTNER_SIGNUP, ({ context, query }) => readSignup(services, context, query.token));

  handle(
    app,
    COMPLETE_SIGNUP,
    async (request, reply) => {
      const userId = idOfEffect(request);
      await completePartnerSignup(services, request.context, userId, request.body);
      await startSession(request, reply, userId);
      return { user: await services.accountSteps.present(services.db, userId) };
    },
    {
      async onReplay(request, reply) {
        const userId = idOfEffect(request);
        await logInAgain(request, reply, userId, (request.body as CompleteSignupBody).password);
        return { user: await services.accountSteps.present(services.db, userId) };
      },
    },
  );
}
