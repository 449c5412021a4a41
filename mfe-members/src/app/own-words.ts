import { lateWords } from '@rendezvous/remote/late-words';

/** Words of the screens about oneself and of dialogs (`lateMessages` of package.json): the first screens do not carry them. */
export const ownWords = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);
