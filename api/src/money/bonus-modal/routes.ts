import { CLAIM_BONUS_MODAL, ENTER_MEMBERS_AREA } from '@rendezvous/contract/resources/members-area/endpoints';
import type { RequestContext } from '#src/platform/http/context.ts';
import { customerOf, timeBonusFor } from '#src/money/payments/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { claimBonusModal, enterMembersArea, type ModalMember } from './service.ts';

/** The time-bonus modal: its delay starts, and its one showing is stored, on the server (spec §4 Time bonus, §9 delay 40 s). */
export async function timeBonusRoutes(app: App): Promise<void> {
  const { services } = app;

  async function withBonus(context: RequestContext): Promise<ModalMember> {
    const bonus = await timeBonusFor(services, customerOf(context));
    return { userId: context.member.userId, domain: context.domain, bonus };
  }

  handle(app, ENTER_MEMBERS_AREA, async ({ context }) => ({
    modal_in_seconds: await enterMembersArea(services, await withBonus(context)),
  }));

  handle(app, CLAIM_BONUS_MODAL, async ({ context }) => ({
    show: await claimBonusModal(services, await withBonus(context)),
  }));
}
