import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { OpsMember, OpsMemberRow } from '@rendezvous/contract/operators/members/schemas';
import { findByEmail, findByName, findUser } from '#src/identity/accounts/face.ts';
import { findDeletion } from '#src/identity/deletion/face.ts';
import { listMeasures } from '#src/operations/moderation/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { complaintsOf } from '#src/operations/complaints/face.ts';
import * as members from './repository.ts';

type MemberServices = Pick<Services, 'unitOfWork' | 'clock'>;

const PAGE = 30;
/** Measures that are shown: more than a member can have had in earnest. */
const MEASURES = 200;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Members by id, whole address or beginning of a name. The log names those found, and never what was searched for. */
export async function searchMembers(
  { unitOfWork, clock }: MemberServices,
  operator: string,
  word: string,
  position: Position | null,
): Promise<{ items: OpsMemberRow[]; next_cursor: string | null }> {
  return unitOfWork(async (tx) => {
    const wanted = visibleText(word);
    const rows = await members.findMembers(tx, wanted, PAGE + 1, position);
    const page = pageOf(rows, {
      limit: PAGE,
      positionOf: ({ signup_date: at, id }) => ({ at: microseconds(at), id }),
      present: ({ signup_date: at, ...row }): OpsMemberRow => ({ ...row, signup_date: at.toISOString() }),
    });
    const detail = { members: page.items.map(({ id }) => id) };
    await writeAudit(tx, { at: clock.now(), operator, action: 'member.find', subject: 'members', detail });
    return page;
  });
}

/** Id of the member with this id, address or name. @throws problem `not_found` */
export async function memberNamed(tx: Tx, who: string): Promise<string> {
  const found = (await findUser(tx, who)) ?? (await findByEmail(tx, who)) ?? (await findByName(tx, who));
  if (!found) throw problem('not_found', { detail: `no member is called ${who}` });
  return found.id;
}

/** A member for operators; written down with the operator's name, in the same transaction. @throws problem `not_found` */
export async function showMember(
  { unitOfWork, clock }: MemberServices,
  operator: string,
  id: string,
): Promise<OpsMember> {
  return unitOfWork(async (tx) => {
    const row = await members.readMember(tx, id);
    if (!row) throw problem('not_found');
    await writeAudit(tx, { at: clock.now(), operator, action: 'member.show', subject: id });
    const [leaving, complaints, measures] = [
      await findDeletion(tx, id),
      await complaintsOf(tx, id),
      await listMeasures(tx, id, MEASURES),
    ];
    const { tracking, ...facts } = row;
    return {
      ...facts,
      signup_date: row.signup_date.toISOString(),
      confirmed_at: iso(row.confirmed_at),
      last_active: row.last_active.toISOString(),
      source: tracking && { ...tracking, network: tracking.network ?? '', ref: tracking.ref ?? '' },
      leaving: leaving && { reason: leaving.reason, at: leaving.requested_at.toISOString() },
      complaints: complaints.map(({ created_at: at, ...complaint }) => ({
        ...complaint,
        created_at: at.toISOString(),
      })),
      measures: measures.map(({ at, ...measure }) => ({ ...measure, at: at.toISOString() })),
    };
  });
}
