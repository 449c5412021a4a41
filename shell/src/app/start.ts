import { api } from '@rendezvous/api-client/client';
import { late } from '@rendezvous/remote/late';
import { storeInstallPrompt } from '#src/features/pwa/install-prompt.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { BOUNCE_PARAMETER } from '@rendezvous/contract/composition/frame-values';
import { startRecovery } from '#src/kernel/failures/late-recovery.ts';
import { startPageHidden } from '#src/features/visits/page-hidden.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';

const askWho = late(() => import(/* webpackChunkName: "recovery" */ '#src/features/recovery/ask-who.ts'));
const bounce = late(() => import(/* webpackChunkName: "bounce" */ '#src/features/visits/bounce.ts'));
const pwa = late(() => import(/* webpackChunkName: "pwa" */ '#src/features/pwa/start.ts'));
const upkeep = late(() => import(/* webpackChunkName: "upkeep" */ '#src/kernel/session/upkeep.ts'));

/** Starts what runs as long as the page does: the first reading, its updates, and what follows a change of language. */
export function startFrame(frame: Frame): void {
  const { session } = frame;
  api.onAuthenticationRequired(session.refused);
  if (session.user()) void session.refresh('chats', 'likes', 'timebonus');
  if (!frame.page.userKnown) void askWho.insist().then((m) => m.askWho(frame, api));
  loadUpkeep(frame);
  frame.language.start();
  storeInstallPrompt();
  startPageHidden();
  logBounces(frame.page.url);
  whenIdle(startRecovery);
  // The service worker with its updates, push and installing: all of it can wait, and nothing is lost without.
  whenIdle(
    () =>
      void pwa
        .insist()
        .then((m) => m.startPwa(frame))
        .catch(() => undefined),
  );
}

/** Counts this visit if its address asks for that (spec §2 `lb`); a failed count is dropped. */
function logBounces(url: string): void {
  if (!new URLSearchParams(url.split('?')[1]).has(BOUNCE_PARAMETER)) return;
  void bounce.load().then(
    (m) => m.startBounceLog(),
    () => undefined,
  );
}

/** Nothing of it is needed to show the page, so it comes after. */
function loadUpkeep(frame: Frame): void {
  const { hub, session, slots, language, page } = frame;
  void upkeep.insist().then(({ startUpkeep }) =>
    startUpkeep({
      hub,
      session,
      api,
      theme: page.theme,
      setLocale: language.follow,
      showMatch: (member) => slots.open('match-modal', { member }),
    }),
  );
}
