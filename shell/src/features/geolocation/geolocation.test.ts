import { createBus } from '@rendezvous/bus/bus';
import type { GeolocationState } from '@rendezvous/contract/composition/geolocation';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { forgetPrivateData } from '#src/kernel/session/private-data.ts';
import { createGeolocation } from './geolocation.ts';
import { lazyGeolocation } from './lazy-geolocation.ts';

const UTRECHT = { country: 'NL', region: 'Utrecht', city: 'Utrecht' } as const;
const HOUR_MS = 3_600_000;
const REFUSED = { code: 1, PERMISSION_DENIED: 1, message: 'User denied Geolocation' };
let api: ApiDouble;

/** A browser's position and permission, as far as the page can see them. */
class Device {
  asked = 0;
  answer: 'position' | 'refusal' = 'position';
  state: PermissionState = 'prompt';
  readonly #listeners: (() => void)[] = [];

  constructor({ geolocation = true, permissions = true } = {}) {
    const own = {
      geolocation: geolocation
        ? {
            getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
              this.asked += 1;
              if (this.answer === 'refusal') return failed(REFUSED as GeolocationPositionError);
              found({ coords: { latitude: 52.09083, longitude: 5.12222 } } as GeolocationPosition);
            },
          }
        : undefined,
      permissions: permissions ? { query: () => Promise.resolve(this.#status()) } : undefined,
    };
    for (const [name, value] of Object.entries(own)) {
      if (value) Object.defineProperty(navigator, name, { value, configurable: true });
      else Reflect.deleteProperty(navigator, name);
    }
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  }

  change(state: PermissionState) {
    this.state = state;
    this.#listeners.forEach((listener) => listener());
  }

  #status() {
    const current = () => this.state;
    return {
      get state() {
        return current();
      },
      addEventListener: (_: string, listener: () => void) => this.#listeners.push(listener),
    };
  }
}

async function start(
  device: Device,
  handlers: Handlers = { 'GET /api/geocode.php': () => ({ body: UTRECHT }) },
) {
  api = await serveApi(handlers);
  const hub = createBus();
  const service = createGeolocation(hub.as('shell'));
  const states: GeolocationState[] = [];
  service.watch((state) => states.push(state));
  await Promise.resolve();
  return { hub, service, states, device };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

test('[3.018] [4.030] the permission is the word of the browser, and follows its changes', async () => {
  const { hub, states, device } = await start(new Device());
  device.change('granted');
  device.change('denied');
  expect(hub.as('members').last('geolocation:changed')).toEqual({ permission: 'denied', place: null });
  expect(states.map(({ permission }) => permission)).toEqual(['unknown', 'prompt', 'granted', 'denied']);
  expect(device.asked).toBe(0);
});

test('[4.030] a browser without positions is unsupported, and is never asked', async () => {
  const { service, states } = await start(new Device({ geolocation: false }));
  expect(states.at(-1)).toEqual({ permission: 'unsupported', place: null });
  expect(await service.locate()).toBe(false);
  expect(api.calls).toHaveLength(0);
});

test('[4.030] where the browser reports no permission it is unknown until asking has shown it', async () => {
  const { service, states, device } = await start(new Device({ permissions: false }));
  expect(states.at(-1)?.permission).toBe('unknown');
  await service.locate();
  expect(states.at(-1)?.permission).toBe('granted');
  sessionStorage.clear();
  device.answer = 'refusal';
  await service.locate();
  expect(states.at(-1)).toEqual({ permission: 'denied', place: false });
});

test('[3.018] [7.007] the position leaves the browser rounded to a tenth of a degree, and the place found is published', async () => {
  const { service, states } = await start(new Device());
  expect(await service.locate()).toEqual(UTRECHT);
  expect(api.calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/api/geocode.php', { lat: '52.1', lon: '5.1' }],
  ]);
  expect(states.at(-1)?.place).toEqual(UTRECHT);
  expect(JSON.stringify(sessionStorage)).not.toContain('52.0');
});

test('[4.031] [7.007] [9.017] a place is used again for an hour and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { service, states, device } = await start(new Device());
  await service.locate();
  jest.setSystemTime(Date.now() + HOUR_MS - 1000);
  await service.locate();
  expect([device.asked, api.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(HOUR_MS);
  expect(states.at(-1)?.place).toBeNull();
  await service.locate();
  expect([device.asked, api.calls.length]).toEqual([2, 2]);
});

test('[7.007] [8.024] a place that is not found is stored as false, and the next press tries again', async () => {
  let fails = true;
  const { service, states } = await start(new Device(), {
    'GET /api/geocode.php': () =>
      fails ? { status: 422, body: { status: 422, code: 'validation' } } : { body: UTRECHT },
  });
  expect(await service.locate()).toBe(false);
  expect(states.at(-1)?.place).toBe(false);
  expect(sessionStorage.getItem('geocode')).toContain('"place":false');
  fails = false;
  expect(await service.locate()).toEqual(UTRECHT);
});

test('two presses at once ask once', async () => {
  const { service, device } = await start(new Device());
  await Promise.all([service.locate(), service.locate()]);
  expect([device.asked, api.calls.length]).toEqual([1, 1]);
});

test('at log-out the place is forgotten', async () => {
  const { hub, service, states } = await start(new Device());
  hub.as('shell').publish('session:changed', { id: 'u1' } as User);
  await service.locate();
  forgetPrivateData();
  hub.as('shell').publish('session:changed', null);
  expect(states.at(-1)?.place).toBeNull();
});

test('the frame offers the service before its code is there', async () => {
  const { hub } = await start(new Device());
  const lazy = lazyGeolocation(hub);
  const states: GeolocationState[] = [];
  const stop = lazy.watch((state) => states.push(state));
  expect(await lazy.locate()).toEqual(UTRECHT);
  expect(states.at(-1)?.place).toEqual(UTRECHT);
  stop();
  const before = states.length;
  sessionStorage.clear();
  await lazy.locate();
  expect(states).toHaveLength(before);
});
