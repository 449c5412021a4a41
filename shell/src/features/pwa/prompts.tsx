import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchRoute, type Route } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useInstalled } from '#src/lib/use-installed.ts';
import { dismiss, isDismissed } from '#src/kernel/dismissals/dismissals.ts';
import { installPrompt } from './install-prompt.ts';
import { NO_PUSH_OFFER, pushOffer } from '#src/kernel/push/push-offer.ts';
import { useStore, type Store } from '#src/lib/store.ts';
import { InstallOffer } from './install-offer.tsx';
import { needsHint } from './install.ts';
import { mayOfferPush, type PushClient } from './push.ts';
import { useRemoteUpdates, type RemoteUpdates } from './remote-updates.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import type { Update } from './updates.ts';
import { useUndisturbed } from './use-undisturbed.ts';
import { onWorkerMessage, workers } from './worker-port.ts';

const INSTALL_KEY = 'rv.device.install-offer';
const UPDATE_WAIT_MS = 1_000;
/** Installing is no hurry: it waits until a match or a sent message has been looked at. */
const INSTALL_WAIT_MS = 4_000;

export interface PromptSources {
  update: Store<Update | null>;
  interest: Store<boolean>;
  push: PushClient;
  remotes: RemoteUpdates;
}

/** Lists of members have room at the bottom; conversations, profiles and payments have acts of their own there. */
const hasRoom = (route: Route | undefined): boolean =>
  route?.owner === 'members' && route.membersArea && !route.path.includes(':');

/** What the late part draws and does inside the frame: the update, the app, the push offer, and addresses of pressed notifications. */
export function makePrompts({ update, interest, push, remotes }: PromptSources) {
  return function Prompts() {
    usePressedNotifications();
    useRemoteUpdates(remotes);
    const waiting = useStore(update);
    const pressing = useLeftPage(waiting);
    const install = useInstallOffer(interest);
    const showUpdate = useUndisturbed(waiting !== null, UPDATE_WAIT_MS, pressing);
    const showInstall = useUndisturbed(install.due && waiting === null, INSTALL_WAIT_MS);
    usePushOffer(push);
    if (waiting && showUpdate) return <UpdatePrompt update={waiting} later={() => update.set(null)} />;
    return showInstall ? <InstallOffer {...install} /> : null;
  };
}

/** Has the visitor gone to another page since the update began to wait? Then it waits for no other prompt any more. */
function useLeftPage(waiting: Update | null): boolean {
  const { pathname } = useLocation();
  const [since, setSince] = useState({ waiting, pathname });
  if (since.waiting !== waiting) setSince({ waiting, pathname });
  return waiting !== null && since.waiting === waiting && since.pathname !== pathname;
}

function useInstallOffer(interest: Store<boolean>) {
  const { name } = useFrameSettings();
  const user = useFrameUser();
  const prompt = useStore(installPrompt);
  const interested = useStore(interest);
  const installed = useInstalled();
  const [closed, setClosed] = useState(() => isDismissed(INSTALL_KEY));
  const { pathname } = useLocation();
  const possible = !installed && (prompt !== null || needsHint(navigator));
  return {
    site: name,
    prompt,
    due: possible && interested && user !== null && !closed && hasRoom(matchRoute(pathname)?.route),
    close: () => {
      dismiss(INSTALL_KEY);
      setClosed(true);
    },
  };
}

/** Publishes whether push may be offered, and how to turn it on. */
function usePushOffer(push: PushClient): void {
  const { toasts } = useFrame();
  const intl = useIntl();
  const user = useFrameUser();
  const { push_public_key: key } = useFrameSettings();
  const possible = mayOfferPush(useStore(push.state), user, key);
  useEffect(() => {
    if (!possible) return;
    const text = intl.formatMessage({
      id: 'frame.push.failed',
      defaultMessage: 'We couldn’t turn on notifications. Try again in a moment.',
    });
    pushOffer.set({
      possible,
      subscribe: () => push.subscribe().catch(() => toasts.show({ text, tone: 'bad' })),
    });
    return () => pushOffer.set(NO_PUSH_OFFER);
  }, [possible, push, intl, toasts]);
}

/** Goes where a pressed notification leads, inside the page that is open. */
function usePressedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const container = workers();
    if (!container) return;
    return onWorkerMessage(container, (message, port) => {
      if (message.type !== 'open') return;
      port?.postMessage(true);
      void navigate(message.url);
    });
  }, [navigate]);
}
