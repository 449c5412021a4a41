import { createContext, useContext } from 'react';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import type { OperatorRight } from '@rendezvous/contract/operators/values';

/** The operator who is logged in, and what a refused call reports. */
export interface OperatorSession {
  operator: OpsMe;
  /** The server has ended this session: the log-in opens over the page, where typed input stays. */
  end(): void;
}

export const OperatorContext = createContext<OperatorSession | null>(null);

/** The operator's session; rooms are drawn inside one only. */
export function useOperatorSession(): OperatorSession {
  const session = useContext(OperatorContext);
  if (!session) throw new Error('this hook works in a room only');
  return session;
}

/** May this operator do that? */
export const useMay = (right: OperatorRight): boolean => useOperatorSession().operator.rights.includes(right);
