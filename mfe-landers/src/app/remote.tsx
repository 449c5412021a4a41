import { defineRemote } from '@rendezvous/remote/define-remote';
import { LanderScreen } from '#src/features/lander/lander-screen.tsx';

/** Landing pages, all of them made from documents of the API (spec §2 Landers). */
export const remote = defineRemote({
  name: 'landers',
  screens: {
    'landers-adultonly': LanderScreen,
  },
  loadMessages: (locale) => import(`#messages/${locale}.json`),
});
