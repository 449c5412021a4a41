import { Suspense } from 'react';
import { latePart } from './late-part.tsx';
import { useInstalled } from '#src/lib/use-installed.ts';

const BackButton = latePart(() =>
  import(/* webpackChunkName: "back-button" */ './back-button.tsx').then((m) => m.BackButton),
);

/** The way back, in the installed app only, which has no button of the browser (spec §2 Top bar). */
export function LateBackButton() {
  return (
    useInstalled() && (
      <Suspense>
        <BackButton />
      </Suspense>
    )
  );
}
