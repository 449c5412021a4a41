import type { RemoteLifecycles } from '@rendezvous/remote/lifecycles';
import { double } from '@rendezvous/testing/double';
import { mountRemote, type MountedProps } from './parcels.ts';

const nothing = async () => undefined;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a remote that never finishes mounting fails after ten seconds, and not before', async () => {
  const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hanging = {
    bootstrap: nothing,
    mount: () => new Promise(() => {}),
    unmount: nothing,
    update: nothing,
  };
  const { settled } = await mountRemote(
    'members',
    double<RemoteLifecycles>(hanging),
    document.createElement('div'),
    double<MountedProps>({ onCrash: () => undefined }),
  );
  const failed = jest.fn();
  settled.catch(failed);
  await jest.advanceTimersByTimeAsync(9_990);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(failed).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});
