import { lateWords } from '@rendezvous/remote/late-words';

/** Words that no first screen says (`lateMessages` of package.json). */
export const ownWords = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);
