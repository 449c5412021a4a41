import { startBounceLog } from './bounce.ts';
import { startPageHidden } from './page-hidden.ts';

const fetched = jest.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as never;
  window.history.replaceState(null, '', '/pricing');
});

const become = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('[7.008] each time the page becomes hidden, an empty beacon is sent', async () => {
  const beacon = jest.fn((_path: string, _body: Blob) => true);
  Object.assign(navigator, { sendBeacon: beacon });
  const stop = startPageHidden();
  become('hidden');
  become('visible');
  become('hidden');
  stop();
  become('hidden');
  expect(beacon).toHaveBeenCalledTimes(2);
  const [path, body] = beacon.mock.calls[0]!;
  expect([path, body.type, body.size]).toEqual(['/api/page-hidden.php', 'application/json', 2]);
});

test('[2.068] a visit that ends where it began is reported, with its route and length and nothing else', () => {
  startBounceLog();
  leave();
  const [path, init] = fetched.mock.calls[0]!;
  expect([path, init.keepalive]).toEqual(['/api/bounce.php', true]);
  expect(JSON.parse(init.body as string)).toEqual({ route: 'pricing', duration: expect.any(Number) });
  leave();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('[2.068] a visit that went on to another page is no bounce, also when back on the first', () => {
  startBounceLog();
  window.history.pushState(null, '', '/members');
  leave();
  window.history.replaceState(null, '', '/pricing');
  startBounceLog();
  window.history.pushState(null, '', '/members');
  window.history.replaceState(null, '', '/pricing');
  leave();
  expect(fetched).not.toHaveBeenCalled();
});
