import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_LANDER } from '@rendezvous/contract/resources/landers/calls';
import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { landerQuery } from '#src/features/lander/api/get-lander.ts';

/** The landing page is in the HTML: its words, its first question and the members below it. */
export default defineServerBuild(remote, {
  'landers-adultonly': ({ locale }) => [
    addressOf(READ_LANDER, landerQuery('landers-adultonly', undefined, locale)),
  ],
});
