import { call } from '@rendezvous/api-client/client';
import { END_SESSION } from '@rendezvous/contract/resources/accounts/calls';

/** Ends a session of the member; without an id all but the one in use. */
export async function endSession(id?: string): Promise<void> {
  await call(END_SESSION, undefined, { query: { id } });
}
