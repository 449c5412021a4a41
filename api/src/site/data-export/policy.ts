import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import type { ExportRow } from './repository.ts';

/** A copy that is not ready by then has failed: all tries of its job are over long before. */
const givenUpAt = (requestedAt: Date): Date => after(requestedAt, HOUR);

const NONE: ExportResponse = { state: 'none', requested_at: null, expires_at: null, bytes: null };

/** The newest copy as its member sees it. The clock decides, not the purge that follows it. */
export function stateOf(row: ExportRow | undefined, now: Date): ExportResponse {
  if (!row || row.state === 'over') return NONE;
  const requested_at = row.requested_at.toISOString();
  if (row.state === 'ready' && row.expires_at) {
    if (row.expires_at <= now) return NONE;
    return { state: 'ready', requested_at, expires_at: row.expires_at.toISOString(), bytes: row.bytes };
  }
  const failed = row.state === 'failed' || givenUpAt(row.requested_at) <= now;
  return { ...NONE, state: failed ? 'failed' : 'preparing', requested_at };
}
