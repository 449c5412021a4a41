import { type Static } from 'typebox';
import { Closed, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';

/** How far the copy of one's own data is: none asked for or all gone, being put together, there for a while, or given up. */
export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;

/** The copy of one's own data (PRODUCT §3 Data export). */
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
