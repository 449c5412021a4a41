import type { ComponentType } from 'react';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';

/** Words of the pages that mailed links open (`lateMessages` of package.json): sign-up and log-in do not carry them. */
const words = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

/** A screen with these words. */
export const withMailedWords = (Screen: ComponentType): ComponentType => withWords(Screen, words);
