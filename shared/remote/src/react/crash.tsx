import { useEffect } from 'react';

/** Placeholder of a crashed tree, for the moment until the frame shows its own card there. */
export function Crash({ error, onCrash }: { error: Error; onCrash?: (error: Error) => void }) {
  useEffect(() => onCrash?.(error), [error, onCrash]);
  return null;
}
