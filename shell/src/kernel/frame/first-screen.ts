import type { Parcel } from 'single-spa';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';

/** A remote that is mounted, or about to be, with the props it got. */
export interface Mounting {
  parcel: Parcel;
  settled: Promise<null>;
  props: RemoteProps;
}

/** The screen in the server's HTML, whose remote is mounted before the frame around it is hydrated. */
export interface FirstScreen {
  /** Resolves when the screen listens, or will not. */
  done: Promise<void>;
  /** Gives the screen to the outlet of the frame that contains its element; null without one. */
  adopt(
    lifecycles: RemoteLifecycles,
    within: Element,
    onCrash: (error: Error) => void,
  ): Promise<Mounting> | null;
  /** Unmounts the screen when the frame has drawn something else in its place. */
  leaveWithoutPlace(): void;
}
