import type { Parcel } from 'single-spa';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import type { FirstScreen } from '#src/kernel/frame/first-screen.ts';
import type { FailedStep } from '#src/kernel/loader/remote-loading.ts';
import { replayPresses } from '#src/lib/early-presses.ts';
import { mountRemote } from './parcels.ts';
import { drawsSame } from './same-props.ts';

/** Which remote is mounted, and where. */
export interface ParcelPlace {
  /** Unique per instance that lives at the same time: the remote's name, or that of its slot. */
  name: string;
  lifecycles: RemoteLifecycles;
  element: HTMLElement;
  /** The element already contains the remote's HTML from the server. */
  serverRendered: boolean;
  /** The page's first screen, which may be mounted already. */
  firstScreen: FirstScreen | null;
}

/** Receives the steps of a remote, none after `unmount`. */
export interface ParcelEvents {
  onBootstrapped?: () => void;
  onMounted?: () => void;
  onFailed: (step: FailedStep, error: Error) => void;
}

/** One remote in its element: mounts it, passes on new props one after the other, and unmounts it when no update runs. */
export class MountedParcel {
  readonly #place: ParcelPlace;
  readonly #events: () => ParcelEvents;
  /** The newest props. */
  #props: RemoteProps;
  /** The props of the last drawing. */
  #drawn: RemoteProps;
  /** Null unless the remote is mounted. */
  #parcel: Parcel | null = null;
  #isUnmounted = false;
  readonly #mounted: Promise<Parcel | null>;
  #updated = Promise.resolve();

  /** Mounts the remote in a later task. `events` returns the receivers of the moment. */
  constructor(place: ParcelPlace, props: RemoteProps, events: () => ParcelEvents) {
    this.#place = place;
    this.#events = events;
    this.#props = props;
    this.#drawn = props;
    this.#mounted = Promise.resolve().then(() => this.#mount());
  }

  /** Passes on new props. Props that come during mounting are passed on after it. */
  update(props: RemoteProps): void {
    this.#props = props;
    const parcel = this.#parcel;
    if (!parcel || drawsSame(props, this.#drawn)) return;
    this.#drawn = props;
    // One after the other: a parcel accepts no props during an update.
    this.#updated = this.#updated
      .then(() => (this.#isUnmounted ? undefined : updateParcel(parcel, { ...props, onCrash: this.#crash })))
      .catch(this.#crash);
  }

  unmount(): void {
    this.#isUnmounted = true;
    this.#parcel = null;
    // A parcel that is updating refuses to unmount, and would live on out of sight: it unmounts after the update.
    void Promise.all([this.#mounted, this.#updated])
      .then(([parcel]) => parcel?.getStatus() === 'MOUNTED' && parcel.unmount())
      .catch(() => undefined);
  }

  async #mount(): Promise<Parcel | null> {
    // An effect that React cleans up at once, as it does in development to try it, mounts nothing.
    if (this.#isUnmounted) return null;
    const { name, lifecycles, element, firstScreen } = this.#place;
    const host = this.#host();
    const given = this.#props;
    const begun = await firstScreen?.adopt(lifecycles, element, this.#crash);
    const { parcel, settled } =
      begun ?? (await mountRemote(name, lifecycles, host, { ...given, onCrash: this.#crash }));
    let step: FailedStep = 'bootstrap';
    parcel.bootstrapPromise.then(
      () => {
        step = 'mount';
        if (!this.#isUnmounted) this.#events().onBootstrapped?.();
      },
      () => undefined,
    );
    try {
      await settled;
    } catch (error) {
      this.#fail(step, error);
      return null;
    }
    if (this.#isUnmounted) return parcel;
    this.#parcel = parcel;
    this.#drawn = begun?.props ?? given;
    this.update(this.#props);
    replayPresses(host);
    this.#events().onMounted?.();
    return parcel;
  }

  /** The server's HTML is in an element of its own, which the frame's React does not know: it may be a root's container. */
  #host(): HTMLElement {
    const { element, serverRendered } = this.#place;
    const drawn = serverRendered && element.querySelector<HTMLElement>(`:scope > [${SERVER_RENDERED}]`);
    return drawn || element;
  }

  readonly #crash = (error: unknown): void => this.#fail('crash', error);

  #fail(step: FailedStep, error: unknown): void {
    if (this.#isUnmounted) return;
    this.#events().onFailed(step, error instanceof Error ? error : new Error(String(error)));
  }
}

/** Passes on the newest props. Resolves also when the parcel is unmounted meanwhile. */
async function updateParcel(parcel: Parcel, props: RemoteProps): Promise<void> {
  if (parcel.getStatus() !== 'MOUNTED') return;
  try {
    await parcel.update?.(props as Parameters<NonNullable<Parcel['update']>>[0]);
  } catch (error) {
    if (parcel.getStatus() === 'MOUNTED') throw error;
  }
}
