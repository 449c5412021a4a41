import {
  GIVE_CONSENT,
  READ_CONSENTS,
  WITHDRAW_CONSENT,
} from '@rendezvous/contract/resources/consents/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { giveConsent, ownConsents, withdrawConsent } from './service.ts';

/** The member's consents: reading, giving and withdrawing them (GDPR art. 7.3). */
export async function consentRoutes(app: App): Promise<void> {
  const { services } = app;
  const answer = async (userId: string) => ({ items: await ownConsents(services.db, userId) });

  handle(app, READ_CONSENTS, ({ context }) => answer(context.member.userId));

  handle(app, GIVE_CONSENT, async ({ context, body }) => {
    const { userId } = context.member;
    await giveConsent(services, userId, { version: body.version, language: context.locale });
    return answer(userId);
  });

  handle(app, WITHDRAW_CONSENT, async ({ context, body }) => {
    const { userId } = context.member;
    await withdrawConsent(services, userId, body.kind);
    return answer(userId);
  });
}
