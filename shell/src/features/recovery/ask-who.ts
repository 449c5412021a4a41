import type { ApiClient } from '@rendezvous/api-client/client';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READY } from '#src/kernel/frame/reach.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { untilReached } from './until-reached.tsx';

/** For a page made while its viewer was unknown: asks the API, and shows no screen until it answers. */
export async function askWho(
  { session, reach }: Pick<Frame, 'session' | 'reach'>,
  api: ApiClient,
): Promise<void> {
  const { user } = await untilReached(reach, () => api.call(READ_USER));
  session.setUser(user);
  reach.set(READY);
}
