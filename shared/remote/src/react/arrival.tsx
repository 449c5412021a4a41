import { createContext, useContext, useEffect } from 'react';

/** Reports to the frame that a screen is on its way. Returns the function to call when the screen is there. */
export type BeginArrival = () => () => void;

/** Provided by the owner of the loading bar: the frame, for its own screens and those of the remotes. */
export const ArrivalContext = createContext<BeginArrival | null>(null);

/** Placeholder of a screen that waits for its chunk: draws nothing; the loading bar goes on. */
export function Awaited(): null {
  const begin = useContext(ArrivalContext);
  useEffect(() => begin?.(), [begin]);
  return null;
}
