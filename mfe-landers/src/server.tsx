import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { landerPath } from '#src/features/lander/api/get-lander.ts';

/** The landing page is in the HTML: its words, its first question and the members below it. */
export default defineServerBuild(remote, {
  'landers-adultonly': ({ locale }) => [landerPath('landers-adultonly', undefined, locale)],
});
