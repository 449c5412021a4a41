const WANTED = 'rv.device.push';
const BOUND = 'rv.push.bound';

function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(storage: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Storage is forbidden: it is asked, or sent, once more.
  }
}

/** Are notifications on here? A choice of the device: it stays after log-out. */
export const isWanted = (): boolean => read('localStorage', WANTED) === 'on';

/** Remembers that notifications are wanted on this device. */
export const noteWanted = (): void => write('localStorage', WANTED, 'on');

/** Endpoint that the server has for this member in this tab; null when it must be sent. */
export function boundEndpoint(member: string): string | null {
  const [owner, endpoint] = (read('sessionStorage', BOUND) ?? '').split(' ');
  return owner === member && endpoint ? endpoint : null;
}

/** Remembers what the server has, so that no page sends it again; null forgets. */
export const noteBound = (bound: { member: string; endpoint: string } | null): void =>
  write('sessionStorage', BOUND, bound && `${bound.member} ${bound.endpoint}`);
