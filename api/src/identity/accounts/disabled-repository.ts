import { addressKey } from '@rendezvous/rules/texts/mail-address';
import type { DISABLED_NOTIFICATION_REASONS } from '@rendezvous/contract/resources/accounts/schemas';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Why a member receives no notifications any more (spec §3 notifications_disabled). */
export type DisabledReason = (typeof DISABLED_NOTIFICATION_REASONS)[number];

/** Adds a reason, once; @returns whose account it was, null when there is none or it had the reason. */
export async function disableNotifications(
  tx: Tx,
  who: { id: string } | { email: string },
  reason: DisabledReason,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update users set notifications_disabled = array_append(notifications_disabled, ${reason}::text)
    where ${'id' in who ? sql`id = ${who.id}` : sql`email_key = ${addressKey(who.email)}`} and not ${reason}::text = any(notifications_disabled)
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Deletes reasons: a confirmed address has not bounced, and switching a notification on asks for mails. */
export async function liftReasons(tx: Tx, userId: string, reasons: readonly DisabledReason[]): Promise<void> {
  await sql`update users set notifications_disabled = array(select unnest(notifications_disabled) except select unnest(${[...reasons]}::text[]))
    where id = ${userId}`.execute(tx);
}
