import { createContext } from 'react';

/** Reads a message of the open conversation again, by its place: links of photos end after an hour. */
export const RenewMessage = createContext<(seq: number) => void>(() => undefined);
