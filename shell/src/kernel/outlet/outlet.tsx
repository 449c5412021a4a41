import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import type { FirstScreen } from '#src/kernel/frame/first-screen.ts';
import { MountedParcel, type ParcelEvents } from './mounted-parcel.ts';
import { ServerHtmlContext } from './server-html.ts';

interface OutletProps extends ParcelEvents {
  /** Unique per instance that lives at the same time: the remote's name, or that of its slot. */
  name: string;
  /** Null while the remote is still loading. */
  lifecycles: RemoteLifecycles | null;
  remoteProps: RemoteProps;
  /** The element already contains the remote's HTML from the server. */
  serverRendered?: boolean;
  /** The page's first screen, which may be mounted already. */
  firstScreen?: FirstScreen | null;
}

/** Mounts one remote as a parcel into an element of its own, and updates its props. */
export function Outlet({
  name,
  lifecycles,
  remoteProps,
  serverRendered = false,
  firstScreen = null,
  ...events
}: OutletProps) {
  const element = useRef<HTMLDivElement>(null);
  const parcel = useRef<MountedParcel | null>(null);
  const latest = useRef({ remoteProps, events });
  useLayoutEffect(() => {
    latest.current = { remoteProps, events };
  });
  useEffect(() => {
    if (!lifecycles) return;
    const place = { name, lifecycles, element: element.current!, serverRendered, firstScreen };
    const mounted = new MountedParcel(place, latest.current.remoteProps, () => latest.current.events);
    parcel.current = mounted;
    return () => mounted.unmount();
  }, [name, lifecycles, serverRendered, firstScreen]);
  useEffect(() => parcel.current?.update(remoteProps), [remoteProps]);

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
