import { Channel } from '@rendezvous/testing/channels';
import { watchSight, type Sight } from './sight.ts';

let sight: Sight;
let other: Channel;
beforeEach(() => {
  Object.assign(window, { BroadcastChannel: Channel });
  other = new Channel('rv.sight');
  sight = watchSight();
});
afterEach(() => {
  jest.restoreAllMocks();
  sight.stop();
  Channel.all.clear();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

const hide = () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
const lastMessage = () => other.received.at(-1);

test('a tab that is closed no longer counts as looked at in the others', () => {
  expect(lastMessage()).toEqual({ tab: expect.any(String), seen: true });
  window.dispatchEvent(new Event('pagehide'));
  expect(lastMessage()).toEqual({ tab: expect.any(String), seen: false });
});

test('the site is looked at while this tab or another is in view', () => {
  hide();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([sight.here(), sight.looked(), lastMessage()]).toEqual([
    false,
    false,
    { tab: expect.any(String), seen: false },
  ]);
  other.send({ tab: 'other', seen: true });
  expect([sight.here(), sight.looked()]).toEqual([false, true]);
  other.send({ tab: 'other', seen: false });
  expect(sight.looked()).toBe(false);
});

test('a tab that asks gets an answer, and a tab that has stopped says so', () => {
  other.received.length = 0;
  other.send('who');
  expect(other.received).toEqual([{ tab: expect.any(String), seen: true }]);
  sight.stop();
  expect(lastMessage()).toEqual({ tab: expect.any(String), seen: false });
});
