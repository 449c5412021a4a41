import { createContext, useContext, useEffect } from 'react';

/** Tells the frame that a screen is on its way; what it answers is called when the screen is there. */
export type BeginArrival = () => () => void;

/** Provided by the owner of the loading bar: the frame, for its own screens and those of the remotes. */
export const ArrivalContext = createContext<BeginArrival | null>(null);

/** Stands where a screen waits for its chunk: draws nothing, and keeps the loading bar going. */
export function Awaited(): null {
  const begin = useContext(ArrivalContext);
  useEffect(() => begin?.(), [begin]);
  return null;
}
