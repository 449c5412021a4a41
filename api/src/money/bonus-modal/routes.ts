import { CLAIM_BONUS_MODAL, ENTER_MEMBERS_AREA } from '@rendezvous/contract/endpoints/members-area';
import type { FastifyRequest } from 'fastify';
import { timeBonusFor } from '#src/money/payments/service.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { handle } from '#src/platform/http/handle.ts';
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

  handle(app, ENTER_MEMBERS_AREA, async (request) => ({
    modal_in_seconds: await enterMembersArea(services, await memberOf(request)),
  }));

  handle(app, CLAIM_BONUS_MODAL, async (request) => ({
    show: await claimBonusModal(services, await memberOf(request)),
  }));
}
