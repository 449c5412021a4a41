import type { BusHub } from '@rendezvous/bus/bus';
import { late } from '@rendezvous/remote/late';

const STORAGE_KEY = 'rv.device.bus-log';

const log = late(() => import(/* webpackChunkName: "bus-log" */ '@rendezvous/bus/log'));

/** Has a developer asked for the log, in the address or on this device? */
function wanted(): boolean {
  try {
    return (
      new URLSearchParams(window.location.search).has('buslog') ||
      window.localStorage.getItem(STORAGE_KEY) !== null
    );
  } catch {
    return false;
  }
}

/** Loads and starts the log of the bus on request. */
export async function logWhenWanted(hub: BusHub): Promise<void> {
  if (!wanted()) return;
  const { logBus } = await log.load();
  logBus(hub);
}
