import { cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { IntlProvider } from 'react-intl';
import type { LoadableRemote } from '@rendezvous/contract/composition/page';
import { remoteLifecycles } from '@rendezvous/remote/lifecycles';
import { useShell } from '@rendezvous/remote/react/hooks';
import { FrameContext } from '#src/kernel/frame/frame-context.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { catalogueOf, loadCatalogue } from '#src/kernel/language/catalogues.ts';
import { frameOf } from '#src/test/frame.tsx';
import { Region } from '#src/features/region/region.tsx';
import { CommonMessagesContext } from '#src/kernel/frame/messages-context.ts';
import { early } from '#src/lib/early-presses.ts';
import { startFirstScreen } from './first-screen.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
// The screen draws in a root of its own, outside of what a test waits for.
beforeEach(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const v1: LoadableRemote = {
  name: 'members',
  version: 'v1',
  base: '/assets/members/v1/',
  entry: 'e.js',
  integrity: '',
  shared: {},
};

const handleDrawing = jest.fn();

/** Counts its presses, and its drawings for the test. */
function Counter() {
  const [pressed, setPressed] = useState(0);
  handleDrawing();
  return <button onClick={() => setPressed(pressed + 1)}>{`Pressed ${pressed}`}</button>;
}

/** A page as the server sends it, with the frame not hydrated, and the start of its first screen. */
async function openPage(index: () => ReactNode, html: string, { isOther = false } = {}) {
  handleDrawing.mockClear();
  await loadCatalogue('en');
  const lifecycles = remoteLifecycles({
    name: 'members',
    screens: { index },
    loadMessages: async () => ({ default: {} }),
  });
  const frame = frameOf(
    {
      registry: { members: v1 },
      rendered: { remote: 'members', state: {} },
    },
    {
      loadModule: async ({ version }) =>
        isOther && version === 'v1' ? Promise.reject(new Error('planted')) : lifecycles,
      alternativesOf: async () => [{ ...v1, version: 'v0' }],
    },
  );
  document.body.innerHTML = `<div id="frame" data-ssr><div data-remote="members"><div data-ssr>${html}</div></div></div>`;
  const host = document.getElementById('frame')!;
  const first = startFirstScreen(frame, host, frame.loader.load('members'), Promise.resolve());
  frame.firstScreen = first;
  return { frame, host, first: first!, hydrate: () => hydrate(frame, host) };
}

/** Hydrates the frame around the screen. */
function hydrate(frame: Frame, host: HTMLElement): Root {
  const common = catalogueOf('en')!.common;
  return hydrateRoot(
    host,
    <BrowserRouter>
      <FrameContext value={frame}>
        <CommonMessagesContext value={common}>
          <IntlProvider locale="en" onError={() => undefined}>
            <Region name="members" />
          </IntlProvider>
        </CommonMessagesContext>
      </FrameContext>
    </BrowserRouter>,
  );
}

const button = () => screen.getByRole('button');
const untilAdopted = (frame: Frame) => waitFor(() => expect(frame.adoption.get()).toBe(false));

test('a stored press is answered before the frame is hydrated', async () => {
  const { first } = await openPage(Counter, '<button>Pressed 0</button>');
  early.presses.push({ target: button(), undo: () => undefined });
  await first.done;
  await waitFor(() => expect(button().textContent).toBe('Pressed 1'));
});

test('the frame adopts the screen as it is and does not draw it again', async () => {
  const { frame, first, hydrate } = await openPage(Counter, '<button>Pressed 0</button>');
  await first.done;
  button().click();
  await waitFor(() => expect(button().textContent).toBe('Pressed 1'));
  const before = button();
  const root = hydrate();
  await untilAdopted(frame);
  expect([button(), button().textContent]).toEqual([before, 'Pressed 1']);
  expect(handleDrawing).toHaveBeenCalledTimes(2);
  root.unmount();
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
});

test('a navigation of the screen waits for the frame’s router', async () => {
  function Way() {
    return <Link to="/members">{`at ${useLocation().pathname}`}</Link>;
  }
  const { first, hydrate } = await openPage(Way, '<a href="/members" data-discover="true">at /</a>');
  await first.done;
  screen.getByRole('link').click();
  expect(window.location.pathname).toBe('/');
  const root = hydrate();
  await waitFor(() => expect(window.location.pathname).toBe('/members'));
  root.unmount();
});

test('an early failure of the screen shows once the frame is hydrated', async () => {
  const { frame, first } = await openPage(() => {
    const shell = useShell();
    return <button onClick={() => shell.fail(404)}>Fail</button>;
  }, '<button>Fail</button>');
  await first.done;
  button().click();
  await waitFor(() => expect(frame.failure.get()?.status).toBe(404));
  expect(frame.failure.initial()).toBeNull();
});

test('a crash before the frame is hydrated is reported to the frame that adopts the screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { frame, first, hydrate } = await openPage(() => {
    throw new Error('planted');
  }, '<p>Drawn by the server</p>');
  await first.done;
  const root = hydrate();
  await waitFor(() => expect(frame.loader.stateOf('members').status).toBe('failed'));
  root.unmount();
  jest.restoreAllMocks();
});

test('a version other than the server’s is left to the frame', async () => {
  const { frame, first, hydrate } = await openPage(Counter, '<button>Pressed 0</button>', { isOther: true });
  await first.done;
  expect(button().closest('[data-ssr]')).not.toBeNull();
  const root = hydrate();
  await untilAdopted(frame);
  button().click();
  await waitFor(() => expect(button().textContent).toBe('Pressed 1'));
  root.unmount();
});

test('a screen whose place the frame has drawn again is unmounted', async () => {
  let isThere = true;
  function Leaving() {
    useEffect(() => () => void (isThere = false), []);
    return <p>Here</p>;
  }
  const { host, first } = await openPage(Leaving, '<p>Here</p>');
  await first.done;
  first.leaveWithoutPlace();
  expect(isThere).toBe(true);
  host.replaceChildren();
  first.leaveWithoutPlace();
  await waitFor(() => expect(isThere).toBe(false));
});

test('a page without the server’s screen starts none', () => {
  const first = startFirstScreen(frameOf(), document.body, Promise.resolve(), Promise.resolve());
  expect(first).toBeNull();
});
