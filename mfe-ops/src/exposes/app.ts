import { remoteLifecycles } from '@rendezvous/remote/lifecycles';
import { remote } from '#src/app/remote.tsx';

export const { bootstrap, mount, unmount, update } = remoteLifecycles(remote);
