import type { Measure, ProfileRejectReason } from '@rendezvous/contract/operators/values';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { insertMeasure } from './repository.ts';

/** Names of measures in the audit log. */
const ACTIONS: Readonly<Record<Measure, string>> = {
  suspend: 'member.suspend',
  restore: 'member.restore',
  profile_hold: 'profile.hold',
  profile_approve: 'profile.approve',
  profile_send_back: 'profile.send-back',
};

interface Done {
  kind: Measure;
  userId: string;
  operator: string;
  at: Date;
  reason?: string;
  told?: ProfileRejectReason | null;
}

/** Writes a measure down: its words beside the account, which they go with, the act in the audit log. */
export async function writeMeasure(
  tx: Tx,
  { kind, userId, operator, at, reason = '', told = null }: Done,
): Promise<void> {
  const id = newId();
  await insertMeasure(tx, { id, user_id: userId, at, operator, kind, told, reason });
  await writeAudit(tx, { at, operator, action: ACTIONS[kind], subject: userId, detail: { measure: id } });
}
