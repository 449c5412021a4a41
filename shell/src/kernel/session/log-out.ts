import { ApiError, type ApiClient } from '@rendezvous/api-client/client';
import { LOG_OUT } from '@rendezvous/contract/resources/accounts/calls';

/** The server has this long to answer before the screen is cleared anyway. */
const PATIENCE_MS = 3_000;
/** Set while the server does not know of a log-out: it is sent again as soon as possible. Stays at log-out. */
const UNSENT = 'rv.device.log-out';

const remember = (isUnsent: boolean): void => {
  try {
    if (isUnsent) window.localStorage.setItem(UNSENT, '1');
    else window.localStorage.removeItem(UNSENT);
  } catch {
    // Storage is forbidden: the session then ends when it expires.
  }
};

async function sendLogOut(api: ApiClient): Promise<void> {
  remember(true);
  try {
    await api.call(LOG_OUT);
    remember(false);
  } catch (error) {
    // A refusal is an answer: there was no session any more.
    if (error instanceof ApiError && error.status > 0 && error.status < 500) remember(false);
  }
}

/** Ends the session on the server. Resolves in time also without an answer: nothing of a member may wait for the network to go. */
export async function endOnServer(api: ApiClient): Promise<void> {
  await Promise.race([sendLogOut(api), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Is a log-out of this device still to be sent to the server? */
export function isLogOutUnsent(): boolean {
  try {
    return window.localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

/** After a log-in: an earlier log-out must not end the new session. */
export const forgetLogOut = (): void => remember(false);
