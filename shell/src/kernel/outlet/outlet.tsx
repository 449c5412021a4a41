import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Parcel } from 'single-spa';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { replayPresses } from '#src/lib/early-presses.ts';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import type { FirstScreen } from '#src/kernel/frame/first-screen.ts';
import type { FailedStep } from '#src/kernel/loader/remote-loading.ts';
import { mountRemote } from './parcels.ts';
import { drawsSame } from './same-props.ts';
import { ServerHtmlContext } from './server-html.ts';

interface OutletProps {
  /** Unique per instance that lives at the same time: the remote's name, or that of its slot. */
  name: string;
  /** Null while the remote is still loading. */
  lifecycles: RemoteLifecycles | null;
  remoteProps: RemoteProps;
  /** The element already contains the remote's HTML from the server. */
  serverRendered?: boolean;
  /** The page's first screen, which may be mounted already. */
  firstScreen?: FirstScreen | null;
  onBootstrapped?: () => void;
  onMounted?: () => void;
  onFailed: (step: FailedStep, error: Error) => void;
}

/** Mounts one remote as a parcel into an element of its own, and updates its props. */
export function Outlet({
  name,
  lifecycles,
  remoteProps,
  serverRendered = false,
  firstScreen = null,
  onBootstrapped,
  onMounted,
  onFailed,
}: OutletProps) {
  const element = useRef<HTMLDivElement>(null);
  const parcel = useRef<Parcel | null>(null);
  /** The props of the last drawing. */
  const drawn = useRef<RemoteProps | null>(null);
  const pendingUpdate = useRef(Promise.resolve());
  const latest = useRef({ remoteProps, onBootstrapped, onMounted, onFailed });
  useLayoutEffect(() => {
    latest.current = { remoteProps, onBootstrapped, onMounted, onFailed };
  });

  useEffect(() => {
    if (!lifecycles) return;
    // The server's HTML is in an element of its own, which the frame's React does not know: it may be a root's container.
    const host =
      (serverRendered && element.current!.querySelector<HTMLElement>(`:scope > [${SERVER_RENDERED}]`)) ||
      element.current!;
    let gone = false;
    let step: FailedStep = 'bootstrap';
    const fail = (at: FailedStep) => (error: unknown) => {
      if (!gone) latest.current.onFailed(at, error instanceof Error ? error : new Error(String(error)));
    };
    const mounted = Promise.resolve().then(async () => {
      // An effect that React cleans up at once, as it does in development to try it, mounts nothing.
      if (gone) return null;
      const given = latest.current.remoteProps;
      const onCrash = fail('crash');
      const begun = await firstScreen?.take(lifecycles, element.current!, onCrash);
      const { parcel: mounting, settled } =
        begun ?? (await mountRemote(name, lifecycles, host, { ...given, onCrash }));
      const props = begun?.props ?? given;
      mounting.bootstrapPromise.then(
        () => {
          step = 'mount';
          if (!gone) latest.current.onBootstrapped?.();
        },
        () => undefined,
      );
      try {
        await settled;
      } catch (error) {
        fail(step)(error);
        return null;
      }
      if (gone) return mounting;
      parcel.current = mounting;
      drawn.current = latest.current.remoteProps;
      // What changed while it was mounting.
      if (!drawsSame(latest.current.remoteProps, props))
        pendingUpdate.current = updateParcel(mounting, {
          ...latest.current.remoteProps,
          onCrash,
        });
      replayPresses(host);
      latest.current.onMounted?.();
      return mounting;
    });
    return () => {
      gone = true;
      parcel.current = null;
      // A parcel that is updating refuses to unmount, and would live on out of sight: it unmounts after the update.
      const updated = pendingUpdate.current.catch(() => undefined);
      void Promise.all([mounted, updated])
        .then(([mounting]) => mounting?.getStatus() === 'MOUNTED' && mounting.unmount())
        .catch(() => undefined);
    };
  }, [name, lifecycles, serverRendered, firstScreen]);

  // One after the other: a parcel accepts no props during an update.
  useEffect(() => {
    const current = parcel.current;
    if (!current || (drawn.current && drawsSame(remoteProps, drawn.current))) return;
    drawn.current = remoteProps;
    pendingUpdate.current = pendingUpdate.current
      .then(() =>
        current === parcel.current
          ? updateParcel(current, {
              ...remoteProps,
              onCrash: (error) => latest.current.onFailed('crash', error),
            })
          : undefined,
      )
      .catch((error: unknown) =>
        latest.current.onFailed('crash', error instanceof Error ? error : new Error(String(error))),
      );
  }, [remoteProps]);

  const serverHtml = use(ServerHtmlContext);
  const inside = useMemo(
    () => ({ __html: `<div ${SERVER_RENDERED}>${serverHtml ?? ''}</div>` }),
    [serverHtml],
  );
  // In the browser React leaves alone what it finds inside: the remote's root adopts it.
  if (serverRendered)
    return <div ref={element} data-remote={name} dangerouslySetInnerHTML={inside} suppressHydrationWarning />;
  return <div ref={element} data-remote={name} />;
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
