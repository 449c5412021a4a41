import { defineRemote } from '@rendezvous/remote/define-remote';
import { OpsScreen } from './ops-screen.tsx';

/** The rooms of those who run the site: members, review, complaints, settings, and the record of every act. */
export const remote = defineRemote({
  name: 'ops',
  screens: { ops: OpsScreen },
  loadMessages: (locale) => import(/* webpackExclude: /late/ */ `#messages/${locale}.json`),
});
