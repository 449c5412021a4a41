import type { Measure } from '@rendezvous/contract/operators/values';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { MEASURE_MAIL_JOB } from './jobs.ts';
import { insertMeasure } from './repository.ts';
import type { MemberMeasuresTable } from './tables.ts';

/** Names of measures in the audit log; the removal of a photo is logged with the photo. */
const ACTIONS: Readonly<Partial<Record<Measure, string>>> = {
  suspend: 'member.suspend',
  restore: 'member.restore',
  profile_hold: 'profile.hold',
  profile_approve: 'profile.approve',
  profile_send_back: 'profile.send-back',
};

interface Done extends Partial<Pick<MemberMeasuresTable, 'rule' | 'source' | 'told'>> {
  kind: Measure;
  userId: string;
  operator: string;
  at: Date;
  reason?: string;
  facts?: string;
  /** False where nothing changes for the member. */
  isMailed?: boolean;
}

/** Writes a measure down, and mails it to its member. Its words are beside the account, which they go with, the act in the audit log. */
export async function writeMeasure(
  tx: Tx,
  jobs: Services['jobs'],
  { userId, isMailed = true, told = null, rule = null, source = null, ...done }: Done,
): Promise<void> {
  const id = newId();
  const { at, operator } = done;
  await insertMeasure(tx, { id, user_id: userId, told, rule, source, ...done });
  const action = ACTIONS[done.kind];
  if (action) await writeAudit(tx, { at, operator, action, subject: userId, detail: { measure: id } });
  if (isMailed) await jobs.send(tx, MEASURE_MAIL_JOB, { measure: id });
}
