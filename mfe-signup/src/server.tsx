import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';

/** The log-in is the one screen whose first paint comes from the server: its form works without scripts. */
export default defineServerBuild(remote, { login: () => [] });
