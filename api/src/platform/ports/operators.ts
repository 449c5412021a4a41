import type { OperatorRole } from '@rendezvous/contract/operators/values';

/** Staff member of the site, proven by key and second factor. */
export interface Operator {
  id: string;
  name: string;
  role: OperatorRole;
  sessionId: string;
  /** When the second factor was last given in this session. */
  provenAt: Date;
  /** When the session ends in any case. */
  endsAt: Date;
}

/** Finds the operator a session belongs to and extends the session; null when there is none. Identity stores them. */
export type FindOperator = (token: string, now: Date) => Promise<Operator | null>;
