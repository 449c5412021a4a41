import { act, screen } from '@testing-library/react';
import { double } from '@rendezvous/testing/double';
import { userOf } from '@rendezvous/testing/settings';
import { createStore } from '#src/lib/store.ts';
import { renderInFrame } from '#src/test/frame.tsx';
import { installPrompt, type InstallPrompt } from './install-prompt.ts';
import { makePrompts, type PromptSources } from './prompts.tsx';
import type { PushClient, PushState } from './push.ts';
import type { Update } from './updates.ts';

const NOTHING: PushState = { isCapable: false, isSubscribed: false, denied: false, lastMessage: null };
/** Longer than an offer waits for a quiet moment. */
const QUIET_MS = 30_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Draws the prompts of a member whose browser offers to install the site. */
async function open(isInstalled: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: isInstalled && media.includes('standalone'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  installPrompt.set(
    Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }) as InstallPrompt,
  );
  const sources: PromptSources = {
    update: createStore<Update | null>(null),
    interest: createStore(true),
    push: double<PushClient>({ state: createStore(NOTHING) }),
    remotes: { look: () => Promise.resolve() },
  };
  const Prompts = makePrompts(sources);
  await renderInFrame(() => <Prompts />, '/members', { user: userOf() });
  await act(() => jest.advanceTimersByTimeAsync(QUIET_MS));
}
const offer = () => screen.queryByRole('heading', { name: /as an app$/ });

test('[2.085] a browser offers the site as an app', async () => {
  await open(false);
  expect(offer()).toBeInTheDocument();
});

test('[2.085] the installed app does not offer itself', async () => {
  await open(true);
  expect(offer()).not.toBeInTheDocument();
});
