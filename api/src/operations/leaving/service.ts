import type { OpsLeavingResponse, OpsRemark } from '@rendezvous/contract/operators/staff/schemas';
import { countsOfReasons, listRemarks } from '#src/identity/deletion/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';

type LeavingServices = Pick<Services, 'unitOfWork' | 'clock'>;

const MONTHS = 24;
const PAGE = 50;

/** The first of the months that are shown. */
function sinceMonth(now: Date): string {
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - MONTHS + 1);
  return first.toISOString().slice(0, 7);
}

/** Counts of reasons by month, for two years; written down with the operator's name. */
export async function countLeaving(
  { unitOfWork, clock }: LeavingServices,
  operator: string,
  domain = DEFAULT_DOMAIN,
): Promise<OpsLeavingResponse['items']> {
  const now = clock.now();
  return unitOfWork(async (tx) => {
    await writeAudit(tx, { at: now, operator, action: 'leaving.count', subject: domain });
    const counts = await countsOfReasons(tx, domain, sinceMonth(now));
    return counts.map(({ month, reason, deletions: count, returns }) => ({
      month: `${month}-01`,
      reason,
      count,
      returns,
    }));
  });
}

/** A page of remarks, the newest first, without names; written down with the operator's name. */
export async function readRemarks(
  { unitOfWork, clock }: LeavingServices,
  operator: string,
  domain = DEFAULT_DOMAIN,
  position: Position | null = null,
): Promise<{ items: OpsRemark[]; next_cursor: string | null }> {
  return unitOfWork(async (tx) => {
    await writeAudit(tx, { at: clock.now(), operator, action: 'leaving.remarks', subject: domain });
    const rows = await listRemarks(tx, domain, PAGE + 1, position);
    return pageOf(rows, {
      limit: PAGE,
      positionOf: ({ requested_at: at, mark }) => ({ at: microseconds(at), id: mark }),
      present: ({ requested_at: at, reason, remarks }) => ({ at: at.toISOString(), reason, remarks }),
    });
  });
}
