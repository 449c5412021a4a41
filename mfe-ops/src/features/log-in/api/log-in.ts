import { call } from '#src/lib/client.ts';
import { OPS_LOG_IN } from '@rendezvous/contract/operators/session/calls';
import type { OpsLogInResponse } from '@rendezvous/contract/operators/session/schemas';

/** Sends the key. Throws `ApiError` with `login_failed` or `rate_limited`. */
export const sendKey = (key: string): Promise<OpsLogInResponse> => call(OPS_LOG_IN, { key });
