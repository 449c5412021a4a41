import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import {
  OPS_ADD_OPERATOR,
  OPS_CHANGE_ROLE,
  OPS_LIST_OPERATORS,
  OPS_RESET_SECOND_FACTOR,
  OPS_RETIRE_OPERATOR,
} from '@rendezvous/contract/operators/staff/calls';
import type {
  OpsNewOperatorBody,
  OpsNewOperatorResponse,
} from '@rendezvous/contract/operators/staff/schemas';
import type { OperatorRole } from '@rendezvous/contract/operators/values';

/** All operators, retired ones among them. */
export const useOperators = () => useEndpoint(OPS_LIST_OPERATORS, undefined);

/** Adds an operator; the answer has the key, this once. */
export const addOperator = (body: OpsNewOperatorBody): Promise<OpsNewOperatorResponse> =>
  call(OPS_ADD_OPERATOR, body);

export const changeRole = (operator: string, role: OperatorRole) => call(OPS_CHANGE_ROLE, { operator, role });
export const retireOperator = (operator: string) => call(OPS_RETIRE_OPERATOR, { operator });
export const resetSecondFactor = (operator: string) => call(OPS_RESET_SECOND_FACTOR, { operator });
