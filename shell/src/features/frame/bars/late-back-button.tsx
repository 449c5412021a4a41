import { latePart } from '@rendezvous/remote/late-part';
import { useInstalled } from '#src/lib/use-installed.ts';

const BackButton = latePart(
  () => import(/* webpackChunkName: "back-button" */ './back-button.tsx').then((m) => m.BackButton),
  { missing: 'insist' },
);

/** The way back, in the installed app only, which has no button of the browser (spec §2 Top bar). */
export function LateBackButton() {
  return useInstalled() && <BackButton />;
}
