import type { ComponentType } from 'react';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { withDialogs } from './with-dialogs.tsx';

/** Words of the screens about oneself (`lateMessages` of package.json): the first screens do not carry them. */
const ownWords = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

/** Screen about oneself, with its words and the dialogs it may open. */
export const withOwnWords = (Screen: ComponentType): ComponentType =>
  withDialogs(withWords(Screen, ownWords));
