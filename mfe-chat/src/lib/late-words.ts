import type { ComponentType } from 'react';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';

/** Words of what opens over a page or stands in an empty conversation (`lateMessages` of package.json). */
const words = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

/** Late part with its words. */
export const withLateWords = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  withWords(Part, words);
