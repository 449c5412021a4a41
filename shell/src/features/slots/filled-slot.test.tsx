import { cleanup, screen, waitFor } from '@testing-library/react';
import type { LoadableRemote } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { remoteLifecycles } from '@rendezvous/remote/lifecycles';
import type { OpenSlot } from '#src/kernel/modals/modals.ts';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { renderInFrame } from '#src/test/frame.tsx';
import { FilledSlot } from './filled-slot.tsx';
import { LateFailedDialog } from './late-failed-dialog.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
// A parcel unmounts outside of what a test waits for.
beforeEach(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(cleanup);

const remoteOf = (name: RemoteName): LoadableRemote => ({
  name,
  version: 'v1',
  base: `/assets/${name}/v1/`,
  entry: 'e.js',
  integrity: '',
  shared: {},
});

/** Draws a slot whose remote is loaded by `loadModule`. */
async function open(owner: RemoteName, slot: OpenSlot, loadModule: LoaderPorts['loadModule']) {
  await LateFailedDialog.preload();
  const registry = { [owner]: remoteOf(owner) };
  return renderInFrame(
    () => <FilledSlot slot={slot} />,
    '/',
    { registry },
    {
      loadModule,
      readRegistry: async () => registry,
      alternativesOf: async () => [],
      report: () => undefined,
    },
  );
}

const popup = () => screen.findByRole('dialog', { name: 'An error has occurred.' });

test('[8.001] a dialog that cannot be opened is reported in a popup, and can be tried again', async () => {
  let isAway = true;
  const page = await open('signup', { name: 'signup-modal', props: {} }, async () => {
    if (isAway) throw new Error('away');
    return remoteLifecycles({
      name: 'signup',
      screens: {},
      slots: { 'signup-modal': () => <p>The dialog</p> },
      loadMessages: async () => ({ default: {} }),
    });
  });
  expect(await popup()).toHaveTextContent('This couldn’t be opened. Try again in a moment.');
  isAway = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[8.001] closing the popup cancels the dialog', async () => {
  const page = await open('payments', { name: 'buy-alert', props: { reason: 'premium_only' } }, () =>
    Promise.reject(new Error('away')),
  );
  page.frame.slots.open('buy-alert', { reason: 'premium_only' });
  await popup();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(page.frame.modals.current.get()).toBeNull();
});

test('a match whose dialog cannot be opened is reported in a line: no popup is about what was not asked for', async () => {
  const page = await open('members', { name: 'match-modal', props: {} }, () =>
    Promise.reject(new Error('away')),
  );
  await waitFor(() =>
    expect(page.frame.hub.as('shell').last('toast:changed')?.text).toMatch(/^This couldn’t be opened/),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
