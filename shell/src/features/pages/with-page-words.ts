import type { ComponentType } from 'react';
import { lateWords, loadFirst } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { useFrameLocale } from '#src/kernel/frame/frame-context.ts';

/** Words of the frame's own screens (`lateMessages` of package.json); screens that replace another have theirs at once. */
const words = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

/** A screen of the frame that speaks these words as well; they are here when it is, so that its first render is whole. */
export async function withPageWords(Screen: ComponentType): Promise<ComponentType> {
  await loadFirst(words);
  return withWords(Screen, words, useFrameLocale);
}
