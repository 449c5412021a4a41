import { endpoint } from '#src/kernel/endpoint.ts';
import { REQUEST_LIMITS } from '#src/kernel/request-limits.ts';
import { PushSubscribeBody, PushUnsubscribeBody } from './schemas.ts';

export const SUBSCRIBE_PUSH = endpoint('POST', '/api/user.php?push=1', {
  summary: 'Subscribes this session’s browser to push messages (spec §7).',
  access: 'member',
  body: PushSubscribeBody,
  limit: REQUEST_LIMITS.SUBSCRIBE_PUSH,
});

export const UNSUBSCRIBE_PUSH = endpoint('DELETE', '/api/user.php?push=1', {
  summary: 'Forgets the push subscription of this browser; an unknown one changes nothing.',
  access: 'member',
  body: PushUnsubscribeBody,
  limit: REQUEST_LIMITS.UNSUBSCRIBE_PUSH,
});
