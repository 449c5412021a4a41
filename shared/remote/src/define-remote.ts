import type { ComponentType } from 'react';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RemoteName, RouteName, ScreensOf } from '@rendezvous/contract/kernel/routes';
import type { SlotName, SlotProps, SlotsOf } from '@rendezvous/contract/composition/slots';
import type { LazyScreen } from './lazy-screen.ts';

/** Compiled messages by id, as the message compiler writes them. */
export type Messages = Record<string, unknown>;

/** A component that fills a slot; `close` gives the slot back to the frame. */
export type SlotComponent<S extends SlotName> = ComponentType<{ slot: SlotProps[S]; close: () => void }>;

/** All that makes one remote: which screens it draws for which routes, which slots it fills, and its texts. */
export interface Remote {
  name: RemoteName;
  /** By route name of the contract. A remote with several screens makes each a `lazyScreen` in a chunk named by its routes. */
  screens: { readonly [Name in RouteName]?: ComponentType | LazyScreen };
  slots?: {
    readonly [S in SlotName]?: SlotComponent<S> | LazyScreen<{ slot: SlotProps[S]; close: () => void }>;
  };
  /** Loads the remote's own catalogue: ``(locale) => import(`#messages/${locale}.json`)``. */
  loadMessages(locale: Locale): Promise<{ default: Messages }>;
}

/**
 * Declares a remote; its lifecycles and its server build are made from the same declaration. The compiler refuses a route of
 * the remote without its screen, a screen of another owner's route or of a waiting one, and a slot of another owner.
 */
export function defineRemote<Name extends RemoteName>(
  remote: Remote & {
    name: Name;
    screens: { readonly [Own in ScreensOf<Name>]: ComponentType | LazyScreen } & {
      readonly [Other in Exclude<RouteName, ScreensOf<Name>>]?: never;
    };
    slots?: { readonly [Foreign in Exclude<SlotName, SlotsOf<Name>>]?: never };
  },
): Remote & { name: Name } {
  return remote;
}
