import { createContext } from 'react';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';

/** The props the frame gave this remote, for the hooks. */
export const RemoteContext = createContext<RemoteProps | null>(null);
