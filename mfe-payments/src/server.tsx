import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { pricesPath } from '#src/lib/packages.ts';

/** The public price list is the one screen whose first paint comes from the server. */
export default defineServerBuild(remote, {
  pricing: ({ user, settings }) => [pricesPath(user, settings)],
});
