import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { double } from '@rendezvous/testing/double';
import { waitFor } from '@testing-library/react';
import { MountedParcel } from './mounted-parcel.ts';

const propsAt = (key: string): RemoteProps =>
  double<RemoteProps>({ location: { pathname: '/', search: '', hash: '', state: null, key } });

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  return { passed: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}

/** Mounts lifecycles that write down their calls with the key of their location. */
function mount(own: {
  bootstrap?: () => Promise<void>;
  mount?: () => Promise<void>;
  update?: () => Promise<void>;
}) {
  const calls: string[] = [];
  const step = (name: string, act?: () => Promise<void>) => async (props: RemoteProps) => {
    calls.push(`${name} ${props.location.key}`);
    await act?.();
  };
  const lifecycles = double<RemoteLifecycles>({
    bootstrap: step('bootstrap', own.bootstrap),
    mount: step('mount', own.mount),
    update: step('update', own.update),
    unmount: async () => void calls.push('unmount'),
  });
  const events = { onBootstrapped: jest.fn(), onMounted: jest.fn(), onFailed: jest.fn() };
  const element = document.createElement('div');
  const place = { name: 'members', lifecycles, element, serverRendered: false, firstScreen: null };
  return { parcel: new MountedParcel(place, propsAt('a'), () => events), calls, events };
}

test('a parcel mounts with its first props, and is reported', async () => {
  const { calls, events } = mount({});
  await waitFor(() => expect(events.onMounted).toHaveBeenCalledTimes(1));
  expect(calls).toEqual(['bootstrap a', 'mount a']);
  expect(events.onBootstrapped).toHaveBeenCalledTimes(1);
});

test('of props that change during mounting the newest are passed on after it', async () => {
  const mounting = gate();
  const { parcel, calls } = mount({ mount: () => mounting.passed });
  await waitFor(() => expect(calls).toContain('mount a'));
  parcel.update(propsAt('b'));
  parcel.update(propsAt('c'));
  mounting.open();
  await waitFor(() => expect(calls).toEqual(['bootstrap a', 'mount a', 'update c']));
});

test('updates run one after the other, and none for props that draw the same', async () => {
  const updating = gate();
  const { parcel, calls, events } = mount({ update: () => updating.passed });
  await waitFor(() => expect(events.onMounted).toHaveBeenCalled());
  parcel.update(propsAt('a'));
  parcel.update(propsAt('b'));
  parcel.update(propsAt('c'));
  await waitFor(() => expect(calls).toContain('update b'));
  expect(calls).not.toContain('update c');
  updating.open();
  await waitFor(() => expect(calls).toEqual(['bootstrap a', 'mount a', 'update b', 'update c']));
});

test('a parcel that is unmounted during an update unmounts after it, and does not run the next', async () => {
  const updating = gate();
  const { parcel, calls, events } = mount({ update: () => updating.passed });
  await waitFor(() => expect(events.onMounted).toHaveBeenCalled());
  parcel.update(propsAt('b'));
  parcel.update(propsAt('c'));
  await waitFor(() => expect(calls).toContain('update b'));
  parcel.unmount();
  updating.open();
  await waitFor(() => expect(calls).toEqual(['bootstrap a', 'mount a', 'update b', 'unmount']));
});

test('a parcel that is unmounted at once mounts nothing', async () => {
  const { parcel, calls } = mount({});
  parcel.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
});

test.each(['bootstrap', 'mount'] as const)('a failure of %s is reported with its step', async (step) => {
  const { events } = mount({ [step]: () => Promise.reject(new Error('planted')) });
  await waitFor(() => expect(events.onFailed).toHaveBeenCalledWith(step, expect.any(Error)));
  expect(events.onMounted).not.toHaveBeenCalled();
});

test('a failure after unmounting is not reported', async () => {
  const mounting = gate();
  const { parcel, calls, events } = mount({
    mount: () => mounting.passed.then(() => Promise.reject(new Error('planted'))),
  });
  await waitFor(() => expect(calls).toContain('mount a'));
  parcel.unmount();
  mounting.open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(events.onFailed).not.toHaveBeenCalled();
});
