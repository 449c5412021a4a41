import type { Tx } from '#src/platform/db/database.ts';

/** What decides about the modal of one member. */
export async function readModalState(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['members_area_entered_at', 'bonus_modal_shown_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Stores the first entry into the members area; later ones change nothing. */
export async function recordEntry(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ members_area_entered_at: at })
    .where('id', '=', userId)
    .where('members_area_entered_at', 'is', null)
    .execute();
}

/** Claims the one showing a member gets; false when another page has it. */
export async function claimModal(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ bonus_modal_shown_at: at })
    .where('id', '=', userId)
    .where('bonus_modal_shown_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
