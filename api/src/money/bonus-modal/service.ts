import type { TimeBonus } from '@rendezvous/contract/resources/payments/schemas';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { Services } from '#src/platform/services.ts';
import * as repository from './repository.ts';

export type ModalContext = Pick<Services, 'db' | 'clock' | 'settings'>;

/** A member as the modal sees them: `bonus` is what they have at this moment. */
export interface ModalMember {
  userId: string;
  domain: string;
  bonus: TimeBonus | null;
}

function opensAt(entered: Date, { settings }: ModalContext, domain: string): Date {
  return after(entered, settings.value(domain, 'time_bonus_modal_delay_seconds') * SECOND);
}

/**
 * A member has come into the members area. The first time ever starts the delay of the time-bonus modal (spec §4 Time bonus).
 * @returns seconds until it may open, 0 when it may now; null without a bonus and once it has been shown
 */
export async function enterMembersArea(
  context: ModalContext,
  { userId, domain, bonus }: ModalMember,
): Promise<number | null> {
  const { db, clock } = context;
  if (!bonus) return null;
  await repository.recordEntry(db, userId, clock.now());
  const { members_area_entered_at: entered, bonus_modal_shown_at: shown } = await repository.readModalState(
    db,
    userId,
  );
  if (shown || !entered) return null;
  return Math.max(
    0,
    Math.ceil((opensAt(entered, context, domain).getTime() - clock.now().getTime()) / SECOND),
  );
}

/**
 * May this page show the modal now? True to one page only: when the bonus still runs, the delay is over and no credits
 * are left (spec §2 Time-bonus modal).
 */
export async function claimBonusModal(
  context: ModalContext,
  { userId, domain, bonus }: ModalMember,
): Promise<boolean> {
  const { db, clock } = context;
  if (!bonus) return false;
  const { members_area_entered_at: entered } = await repository.readModalState(db, userId);
  if (!entered || clock.now() < opensAt(entered, context, domain)) return false;
  if ((await balanceOf(db, userId)) > 0) return false;
  return repository.claimModal(db, userId, clock.now());
}
