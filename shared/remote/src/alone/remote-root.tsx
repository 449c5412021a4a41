import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { Remote } from '../define-remote.ts';
import { RemoteApp } from '../react/remote-app.tsx';

/**
 * Renders a remote in a React root of its own, as the shell's outlet does: a remote has its own `Router`, which React
 * refuses below another one.
 */
export function RemoteRoot(props: RemoteProps & { remote: Remote }) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  useEffect(() => {
    const created = createRoot(place.current!);
    root.current = created;
    return () => {
      root.current = null;
      // React refuses to unmount a root while it renders another one.
      setTimeout(() => created.unmount());
    };
  }, []);
  useEffect(() => root.current?.render(<RemoteApp {...props} />));
  return <div ref={place} />;
}
