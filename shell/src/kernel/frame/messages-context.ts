import { createContext, useContext } from 'react';

/** Compiled messages that the frame hands to every remote. */
export const CommonMessagesContext = createContext<Record<string, unknown>>({});

export const useCommonMessages = (): Record<string, unknown> => useContext(CommonMessagesContext);
