import { NavigationType } from 'react-router-dom';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import { LISTENING } from '#src/lib/early-names.ts';
import { rememberFields } from '#src/lib/typed-fields.ts';
import { replayPresses } from '#src/lib/early-presses.ts';
import type { FirstScreen, Mounting } from '#src/kernel/frame/first-screen.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { catalogueOf } from '#src/kernel/language/catalogues.ts';
import { mountRemote } from './parcels.ts';

/**
 * Mounts the remote of the page's first screen into the server's HTML as soon as its code and `words` are there. What a
 * visitor presses first is on the screen, and the frame hydrates more slowly than the screen. Null on a page
 * whose screen the server has not drawn.
 */
export function startFirstScreen(
  frame: Frame,
  host: Element,
  loaded: Promise<void>,
  words: Promise<unknown>,
): FirstScreen | null {
  const { page, loader } = frame;
  const name = page.rendered?.remote;
  const element = name && host.querySelector<HTMLElement>(`[data-remote="${name}"] > [${SERVER_RENDERED}]`);
  if (!name || !element) return null;

  let lifecycles: RemoteLifecycles | null = null;
  let isSettled = false;
  let mounting: Promise<Mounting> | null = null;
  let crash: Error | null = null;
  let handleCrash = (error: Error): void => void (crash = error);

  async function mount(): Promise<void> {
    await Promise.all([loaded, words]);
    const state = loader.stateOf(name!);
    // The server's HTML is of the version the page names.
    if (isSettled || state.status !== 'ready' || state.version !== page.registry[name!]?.version) return;
    lifecycles = state.lifecycles;
    const props = firstProps(frame, name!);
    const restoreFields = rememberFields(element as HTMLElement);
    mounting = mountRemote(name!, lifecycles, element as HTMLElement, {
      ...props,
      onCrash: (error) => handleCrash(error),
    }).then((begun) => ({ ...begun, props }));
    const { settled } = await mounting;
    await settled;
    restoreFields();
    (element as HTMLElement).setAttribute(LISTENING, '');
    replayPresses(element as HTMLElement);
  }

  return {
    // The outlet that adopts the screen reports a failure.
    done: mount().catch(() => undefined),
    adopt(wanted, within, onCrash) {
      const mine = !isSettled && mounting && lifecycles === wanted && within.contains(element);
      isSettled = true;
      if (!mine) return null;
      handleCrash = onCrash;
      if (crash) onCrash(crash);
      return mounting;
    },
    leaveWithoutPlace() {
      if (isSettled || element.isConnected) return;
      isSettled = true;
      void mounting
        ?.then(({ parcel, settled }) => settled.then(() => parcel.unmount()))
        .catch(() => undefined);
    },
  };
}

/** The props that the frame's outlet will give the remote, before the frame is there. */
function firstProps({ page, busOf, ...frame }: Frame, name: RemoteName): RemoteProps {
  const { pathname, search, hash } = window.location;
  // As the router reads them.
  const state = window.history.state as { usr?: unknown; key?: string } | null;
  const locale = frame.language.shown.get();
  return {
    location: { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' },
    navigationType: NavigationType.Pop,
    navigator: frame.navigator,
    bus: busOf(name),
    shell: frame.services,
    settings: frame.settings.get(),
    locale,
    commonMessages: catalogueOf(locale)?.common ?? {},
    user$: frame.session.user$,
    user: frame.session.user(),
    slot: undefined,
    serverState: page.rendered?.state,
  };
}
