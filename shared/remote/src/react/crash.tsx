import { useEffect } from 'react';

/** Stands where a remote's tree crashed, for the moment until the frame has put its own card there. */
export function Crash({ error, onCrash }: { error: Error; onCrash?: (error: Error) => void }) {
  useEffect(() => onCrash?.(error), [error, onCrash]);
  return null;
}
