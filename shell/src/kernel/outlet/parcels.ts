import { mountRootParcel, type Parcel } from 'single-spa';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { STALLED_AFTER_MS } from '#src/kernel/loader/stall.ts';

type MountParcel = typeof mountRootParcel;
type Config = Parameters<MountParcel>[0];
type Given = Parameters<MountParcel>[1];

/** Ends a parcel that hangs, later than the clock of its place (`use-stall-clock.ts`), which decides what is shown. */
const STEP_LIMIT_MS = 2 * STALLED_AFTER_MS;
const LIMIT = { millis: STEP_LIMIT_MS, dieOnTimeout: true, warningMillis: STEP_LIMIT_MS };
const TIMEOUTS = { bootstrap: LIMIT, mount: LIMIT, unmount: LIMIT, update: LIMIT };

let host: Promise<MountParcel> | undefined;
let count = 0;

const nothing = async (): Promise<void> => undefined;

/**
 * One parcel that lives as long as the page. single-spa 6.0.3 never releases a root parcel, with its element and all
 * listeners of React on it; a parcel below another one is forgotten when it unmounts.
 */
function hostParcel(): Promise<MountParcel> {
  return (host ??= new Promise((resolve, reject) => {
    const mount = async ({ mountParcel }: { mountParcel: MountParcel }): Promise<void> =>
      resolve(mountParcel);
    mountRootParcel({ name: 'page', bootstrap: nothing, mount, unmount: nothing } as Config, {
      domElement: document.createElement('div'),
    }).mountPromise.catch(reject);
  }));
}

/** What a remote is mounted with. */
export interface MountedProps extends RemoteProps {
  onCrash(error: Error): void;
}

/** Mounts a remote into an element. Resolves as soon as mounting has begun; `settled` rejects when that fails. */
export async function mountRemote(
  name: string,
  lifecycles: RemoteLifecycles,
  element: HTMLElement,
  props: MountedProps,
): Promise<{ parcel: Parcel; settled: Promise<null> }> {
  const mountParcel = await hostParcel();
  const given: Given = { ...props, domElement: element };
  // A name of its own: one parcel may still be going while the next of the same remote comes.
  const config = { ...lifecycles, name: `${name} ${(count += 1)}`, timeouts: TIMEOUTS } as Config;
  const parcel = mountParcel(config, given);
  // The element is needed for mounting only; a parcel that failed, or the timers of its steps, would retain it.
  const settled = parcel.mountPromise.finally(() => Reflect.deleteProperty(given, 'domElement'));
  return { parcel, settled };
}
