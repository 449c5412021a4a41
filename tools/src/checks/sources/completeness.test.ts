import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unpublishedTopics, untestedEndpoints } from './completeness.ts';

it('a topic is published by its owner; a subscription, or another package, does not count', () => {
  const sources: Record<string, string> = {
    shell: `bus.publish('chats:read', 1); bus.publish('gift:sent', 1)`,
    'mfe-chat': `bus.subscribe('gift:sent', listen)`,
  };
  assert.deepEqual(
    unpublishedTopics(
      { 'chats:read': { owner: 'shell' }, 'gift:sent': { owner: 'chat' } },
      (one) => sources[one]!,
    ),
    ['mfe-chat never publishes the topic gift:sent, which it owns'],
  );
});

it('an endpoint is called by a test of the API, under its own name', () => {
  assert.deepEqual(
    untestedEndpoints(
      ['READ_WINKS', 'WINK', 'GIVE'],
      'client.call(READ_WINKS); client.call(GIVE, { member });',
    ),
    ['WINK has no test in api/test'],
  );
});
