import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { pricesQuery } from '#src/lib/packages.ts';

/** The public price list is the one screen whose first paint comes from the server. */
export default defineServerBuild(remote, {
  pricing: ({ user, settings }) => [addressOf(READ_PACKAGES, pricesQuery(user, settings))],
});
