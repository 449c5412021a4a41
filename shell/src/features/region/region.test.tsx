import { act, cleanup, screen } from '@testing-library/react';
import type { LoadableRemote } from '@rendezvous/contract/composition/page';
import type { Remote } from '@rendezvous/remote/define-remote';
import { remoteLifecycles } from '@rendezvous/remote/lifecycles';
import { recovery } from '#src/kernel/failures/late-recovery.ts';
import { RemoteFailed } from '#src/kernel/failures/late-remote-failed.tsx';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { renderInFrame } from '#src/test/frame.tsx';
import { Region } from './region.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
// A parcel unmounts outside of what a test waits for.
beforeEach(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = false));

const versionOf = (version: string): LoadableRemote => ({
  name: 'members',
  version,
  base: `/assets/members/${version}/`,
  entry: 'e.js',
  integrity: '',
  shared: {},
});

type LoadMessages = Remote['loadMessages'];
const here: LoadMessages = async () => ({ default: {} });
const never = new Promise<never>(() => undefined);

/** Lifecycles of a version that shows its name once its texts have come. */
const versionShowing = (text: string, loadMessages: LoadMessages = here) =>
  remoteLifecycles({ name: 'members', screens: { index: () => <p>{text}</p> }, loadMessages });

/** Draws the region of a remote whose registry names v2, with v1 before it. */
async function showRegion(loadModule: LoaderPorts['loadModule']): Promise<void> {
  jest.useFakeTimers();
  await Promise.all([recovery.load(), RemoteFailed.preload()]);
  const registry = { members: { ...versionOf('v2'), previous: versionOf('v1') } };
  await renderInFrame(
    () => <Region name="members" />,
    '/',
    { registry },
    {
      loadModule,
      readRegistry: async () => registry,
      alternativesOf: async () => [versionOf('v1')],
    },
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const card = () => screen.queryByRole('button', { name: 'Try again' });

afterEach(async () => {
  cleanup();
  await pass(1_000);
  jest.useRealTimers();
});

test('a region shows the card five seconds after its last loading step, though another version is being fetched', async () => {
  await showRegion(async (_remote, progressed) => {
    setTimeout(progressed, 1_000);
    return never;
  });
  await pass(5_990);
  expect(card()).toBeNull();
  await pass(10);
  expect(card()).not.toBeNull();
});

test('a region whose versions hang at their texts shows the card five seconds after the code has come', async () => {
  const asked: string[] = [];
  await showRegion(async ({ version }, progressed) => {
    progressed();
    return versionShowing(version, () => (asked.push(version), never));
  });
  await pass(4_990);
  expect(asked).toEqual(['v2', 'v1']);
  expect(card()).toBeNull();
  await pass(20);
  expect(card()).not.toBeNull();
});

test('a version that starts late draws nothing into the place of the one shown instead', async () => {
  let arrive: (texts: Awaited<ReturnType<LoadMessages>>) => void = () => undefined;
  const late = new Promise<Awaited<ReturnType<LoadMessages>>>((resolve) => (arrive = resolve));
  await showRegion(async ({ version }) => versionShowing(version, version === 'v2' ? () => late : here));
  await pass(3_000);
  expect(screen.getByText('v1')).toBeDefined();
  arrive({ default: {} });
  await pass(1_000);
  expect(screen.getByText('v1')).toBeDefined();
  expect(screen.queryByText('v2')).toBeNull();
});
