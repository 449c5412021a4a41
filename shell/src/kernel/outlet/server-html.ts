import { createContext } from 'react';

/** HTML of the first screen while the server renders the frame around it; in the browser the page has it already. */
export const ServerHtmlContext = createContext<string | null>(null);
