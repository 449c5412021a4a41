import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import { remoteLifecycles } from '@rendezvous/remote/lifecycles';
import { useUser } from '@rendezvous/remote/react/hooks';
import { double } from '@rendezvous/testing/double';
import { Outlet } from './outlet.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// The remote draws in a root of its own, when single-spa says so: nothing here drives its updates.
beforeEach(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = false));

function Greeting() {
  const [pressed, setPressed] = useState(0);
  return (
    <button onClick={() => setPressed(pressed + 1)}>{`${useUser()?.name ?? 'nobody'} ${pressed}`}</button>
  );
}
function Broken(): never {
  throw new Error('planted');
}

const lifecyclesOf = (index: () => React.ReactNode, loadMessages = async () => ({ default: {} })) =>
  remoteLifecycles({ name: 'members', screens: { index }, loadMessages });

const propsFor = (name: string | null): RemoteProps =>
  double<RemoteProps>({
    location: { pathname: '/', search: '', hash: '', state: null, key: 'k' },
    navigationType: 'POP',
    navigator: {
      createHref: () => '/',
      go: () => undefined,
      push: () => undefined,
      replace: () => undefined,
    },
    shell: { fail: () => undefined },
    locale: 'en',
    commonMessages: {},
    user: name && { name },
  });

/** Draws an outlet; `update` gives it other props. */
function show(lifecycles: ReturnType<typeof lifecyclesOf>, props: RemoteProps) {
  const onFailed = jest.fn();
  const onMounted = jest.fn();
  const outlet = (remoteProps: RemoteProps) => (
    <Outlet {...{ name: 'members', lifecycles, remoteProps, onFailed, onMounted }} />
  );
  const view = render(outlet(props));
  return {
    onFailed,
    onMounted,
    update: (next: RemoteProps) => view.rerender(outlet(next)),
    leave: view.unmount,
  };
}

test('an outlet mounts its remote with the props of the frame', async () => {
  const { onMounted } = show(lifecyclesOf(Greeting), propsFor('Anna'));
  expect(await screen.findByRole('button', { name: 'Anna 0' })).toBeDefined();
  await waitFor(() => expect(onMounted).toHaveBeenCalled());
});

test('new props reach the remote, whose state stays', async () => {
  const { update, onMounted } = show(lifecyclesOf(Greeting), propsFor('Anna'));
  (await screen.findByRole('button')).click();
  await waitFor(() => expect(onMounted).toHaveBeenCalled());
  update(propsFor('Bo'));
  expect(await screen.findByRole('button', { name: 'Bo 1' })).toBeDefined();
});

test('a remote whose texts are missing fails to start', async () => {
  const { onFailed } = show(
    lifecyclesOf(Greeting, () => Promise.reject(new Error('gone'))),
    propsFor(null),
  );
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith('bootstrap', expect.any(Error)));
});

test('a remote that crashes while rendering is reported, not thrown', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onFailed } = show(lifecyclesOf(Broken), propsFor(null));
  await waitFor(() =>
    expect(onFailed).toHaveBeenCalledWith('crash', expect.objectContaining({ message: 'planted' })),
  );
  quiet.mockRestore();
});

test('an unmounted outlet unmounts its remote', async () => {
  const { leave, onMounted } = show(lifecyclesOf(Greeting), propsFor('Anna'));
  await waitFor(() => expect(onMounted).toHaveBeenCalled());
  leave();
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
});

test.each([0, 1, 2, 3, 4, 6, 8, 12])(
  'an outlet that goes %i turns after new props unmounts its remote too: no listener stays',
  async (turns) => {
    const ended = jest.fn();
    function Listening() {
      useEffect(() => ended, []);
      return <button>{useUser()?.name}</button>;
    }
    const { update, leave, onMounted } = show(lifecyclesOf(Listening), propsFor('Anna'));
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    update(propsFor('Bo'));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    leave();
    await waitFor(() => expect(ended).toHaveBeenCalled());
  },
);

test('props that change while a remote is being mounted reach it', async () => {
  let arrive: (texts: { default: Record<string, never> }) => void = () => undefined;
  const texts = new Promise<{ default: Record<string, never> }>((resolve) => (arrive = resolve));
  const { update } = show(
    lifecyclesOf(Greeting, () => texts),
    propsFor('Anna'),
  );
  await new Promise((resolve) => setTimeout(resolve));
  update(propsFor('Bo'));
  arrive({ default: {} });
  expect(await screen.findByRole('button', { name: 'Bo 0' })).toBeDefined();
});

test('a remote that crashes over new props is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fragile = () => {
    if (useUser()?.name === 'Bo') throw new Error('planted');
    return <button>sound</button>;
  };
  const { update, onMounted, onFailed } = show(lifecyclesOf(Fragile), propsFor('Anna'));
  await screen.findByRole('button');
  await waitFor(() => expect(onMounted).toHaveBeenCalled());
  update(propsFor('Bo'));
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith('crash', expect.any(Error)));
});
