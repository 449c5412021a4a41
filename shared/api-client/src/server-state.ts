import { createContext } from 'react';
import type { ServerState } from '@rendezvous/contract/composition/remote-contract';

/** Answers that the server rendered this screen with. They are fresh and are not fetched again on mount. */
export const ServerStateContext = createContext<ServerState>({});
