import { createBus } from './bus.ts';
import { logBus } from './log.ts';

test('the log prints known payloads, local ones and those of other tabs, until it is stopped', () => {
  const hub = createBus();
  hub.as('shell').publish('unread:changed', 2);
  const lines: unknown[] = [];
  const stop = logBus(hub, (...line) => lines.push(line));
  hub.as('shell').publish('unread:changed', 3);
  hub.relay('unread:changed', 4);
  stop();
  hub.as('shell').publish('unread:changed', 5);
  expect(lines).toEqual([
    ['unread:changed', 'known', 2],
    ['unread:changed', 'here', 3],
    ['unread:changed', 'tab', 4],
  ]);
});
