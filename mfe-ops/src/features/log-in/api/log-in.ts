import { call } from '#src/lib/client.ts';
import { OPS_LOG_IN, OPS_PROVE } from '@rendezvous/contract/calls/ops-session';
import type { OpsLogInResponse, OpsMe } from '@rendezvous/contract/ops-session';

/** Takes the key. Throws `ApiError` with `login_failed` or `rate_limited`. */
export const sendKey = (key: string): Promise<OpsLogInResponse> => call(OPS_LOG_IN, { key });

/** Takes the code and opens the session. Throws `ApiError` with `code_invalid`, `account_blocked` or `authentication_required`. */
export const sendCode = async (code: string): Promise<OpsMe> => (await call(OPS_PROVE, { code })).operator;
