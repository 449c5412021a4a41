import type { ApiClient } from '@rendezvous/api-client/client';
import { READ_USER } from '@rendezvous/contract/calls/accounts';
import { READY } from '#src/kernel/frame/reach.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { untilReached } from './until-reached.tsx';

/** The server could not say whom it made this page for: the page asks, and shows nobody's screen until it knows. */
export async function askWho(
  { session, reach }: Pick<Frame, 'session' | 'reach'>,
  api: ApiClient,
): Promise<void> {
  const { user } = await untilReached(reach, () => api.call(READ_USER));
  session.setUser(user);
  reach.set(READY);
}
