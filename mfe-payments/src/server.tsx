import { addressOf } from '@rendezvous/contract/kernel/call';
import {
  READ_PACKAGES,
  READ_PAYMENT,
  READ_TRANSACTIONS,
} from '@rendezvous/contract/resources/payments/calls';
import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { pricesQuery } from '#src/lib/packages.ts';

/** The public price list, and payments: the first byte of a result says its outcome when it is known. */
export default defineServerBuild(remote, {
  pricing: ({ user, settings }) => [addressOf(READ_PACKAGES, pricesQuery(user, settings))],
  'transactions-id': ({ params: { id } }) => [
    id ? addressOf(READ_PAYMENT, { id }) : addressOf(READ_TRANSACTIONS),
  ],
});
