import { pathTo } from '@rendezvous/contract/kernel/routes';
import { RETURN_FROM_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { openReturn, paymentContext } from '#src/money/payments/face.ts';
import { sendPlainPage } from '#src/pages/render/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { returnPage } from './page.ts';

/** A browser looks again after this many seconds while the payment is being processed. */
const LOOK_AGAIN_SECONDS = 4;

/** The address to which providers send a buyer back, also in another browser than the one of the order. */
export async function paymentReturnRoutes(app: App): Promise<void> {
  const { services } = app;
  const context = { ...paymentContext(services, app.log), signer: services.signer };

  handle(app, RETURN_FROM_PAYMENT, async (request, reply) => {
    const { viewer, locale, settings } = request.context;
    const shown = await openReturn(context, request.query.token ?? '', viewer?.userId ?? null);
    if (shown.kind === 'own') return reply.redirect(pathTo('transactions-id', { id: shown.payment }), 303);
    if (shown.kind === 'outcome' && shown.next) {
      const query = new URLSearchParams({ token: shown.next });
      reply.header('refresh', `${LOOK_AGAIN_SECONDS}; url=${RETURN_FROM_PAYMENT.path}?${query}`);
    }
    const status = shown.kind === 'invalid' ? 404 : 200;
    return sendPlainPage(request, reply, status, returnPage(shown, locale, settings.value('name')));
  });
}
