import { endpoint } from '#src/kernel/endpoint.ts';
import { PushSubscribeBody, PushUnsubscribeBody } from './schemas.ts';

export const SUBSCRIBE_PUSH = endpoint('POST', '/api/user.php?push=1', {
  summary: 'Subscribes this session’s browser to push messages (spec §7).',
  access: 'member',
  body: PushSubscribeBody,
});

export const UNSUBSCRIBE_PUSH = endpoint('DELETE', '/api/user.php?push=1', {
  summary: 'Forgets the push subscription of this browser; an unknown one changes nothing.',
  access: 'member',
  body: PushUnsubscribeBody,
});
