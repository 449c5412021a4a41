import { createContext } from 'react';

/** HTML of the first screen while the server renders the frame around it; in the browser it stands in the page already. */
export const ServerHtmlContext = createContext<string | null>(null);
