import { BonusModalResponse, MembersAreaResponse } from '@rendezvous/contract/members-area';
import type { FastifyRequest } from 'fastify';
import { NoBody } from '#src/platform/lib/no-body.ts';
import { timeBonusFor } from '#src/money/payments/service.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { claimBonusModal, enterMembersArea, type ModalMember } from './service.ts';

/** The time-bonus modal: its delay starts, and its one showing is kept, on the server (spec §4 Time bonus, §9 delay 40 s). */
export async function timeBonusRoutes(app: App): Promise<void> {
  const { services } = app;

  async function memberOf(request: FastifyRequest): Promise<ModalMember> {
    const { userId } = viewerOf(request);
    const domain = services.settings.domainOf(request.host);
    const bonus = await timeBonusFor(
      { ...services, provider: null },
      { userId, domain, visitorCountry: audienceOf(request).selected_country },
    );
    return { userId, domain, bonus };
  }

  app.post(
    '/api/members-area.php',
    { schema: { body: NoBody, response: { 200: MembersAreaResponse } } },
    async (request) => ({
      modal_in_seconds: await enterMembersArea(services, await memberOf(request)),
    }),
  );

  app.post(
    '/api/bonus-modal.php',
    { schema: { body: NoBody, response: { 200: BonusModalResponse } } },
    async (request) => ({
      show: await claimBonusModal(services, await memberOf(request)),
    }),
  );
}
