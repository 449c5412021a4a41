import { newId } from '#src/platform/lib/ids.ts';
import type { ProviderEvent, ProviderOutcome } from '../provider-words.ts';

export const SANDBOX_OUTCOMES = [
  'paid',
  'failed',
  'cancelled',
  'paid_late',
  'paid_twice',
  'webhook_first',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** How late a late confirmation comes: long enough to see the pending page. */
const LATE_SECONDS = 8;

/** What the sandbox does for a choice: the confirmations it delivers, when, and how long the buyer waits after them. */
export interface SandboxPlan {
  events: ProviderEvent[];
  delaySeconds: number;
  delayBuyerMs: number;
}

const WORDS: Partial<Record<SandboxOutcome, ProviderOutcome>> = { failed: 'failed', cancelled: 'cancelled' };

/** The plan of a choice. Twice means twice the same event, as providers do when an answer was lost. */
export function planOf(outcome: SandboxOutcome, paymentId: string): SandboxPlan {
  const event: ProviderEvent = { id: newId(), paymentId, outcome: WORDS[outcome] ?? 'completed' };
  return {
    events: outcome === 'paid_twice' ? [event, event] : [event],
    delaySeconds: outcome === 'paid_late' ? LATE_SECONDS : 0,
    delayBuyerMs: outcome === 'webhook_first' ? 1500 : 0,
  };
}
