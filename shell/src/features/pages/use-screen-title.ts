import { useEffect } from 'react';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/**
 * Names a screen of the frame, as `useTitle` does in a remote. On the server the name goes into the HTML's head, so it is
 * passed on while rendering.
 */
export function useScreenTitle(title: string, description?: string): void {
  const { naming } = useFrame();
  if (typeof window === 'undefined') naming.set({ title, description });
  useEffect(() => naming.set({ title, description }), [naming, title, description]);
}
