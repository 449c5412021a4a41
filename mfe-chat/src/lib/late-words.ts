import type { ComponentType } from 'react';
import { late } from '@rendezvous/remote/late';
import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';

/**
 * Words of what opens over a page or fills an empty conversation (`lateMessages` of package.json). A conversation without a network does without them
 * until they come.
 */
const words = lateWords((locale) =>
  late(() => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`)).insist(),
);

/** Late part with its words. */
export const withLateWords = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  withWords(Part, words);
