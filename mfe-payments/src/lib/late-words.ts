import { lateWords as declare } from '@rendezvous/remote/late-words';

/** Words that no first screen says (`lateMessages` of package.json). */
export const lateWords = declare(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);
