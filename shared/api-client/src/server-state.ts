import { createContext } from 'react';
import type { ServerState } from '@rendezvous/contract/composition/remote-contract';

/** Answers the server rendered this screen with; what stands here is fresh and is not fetched again on mount. */
export const ServerStateContext = createContext<ServerState>({});
