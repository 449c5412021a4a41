import { type Static } from 'typebox';
import { Closed, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';

/** State of the copy of a member's data: none requested or all expired, being prepared, available for a while, or failed. */
export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;

/** The copy of the member's data (PRODUCT §3 Data export). */
export const ExportResponse = Closed({
  state: OneOf(EXPORT_STATES),
  /** Null without a copy. */
  requested_at: Nullable(Timestamp),
  /** From then on a ready copy is gone; null for other states. */
  expires_at: Nullable(Timestamp),
  /** Size of a ready copy; null for other states. */
  bytes: Nullable(Integer({ minimum: 0 })),
});
export type ExportResponse = Static<typeof ExportResponse>;
