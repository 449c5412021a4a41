import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import type { TestClient } from '../harness.ts';

/** Members that a search finds, as this client is shown them. */
export const search = async (client: TestClient, query: QueryOf<typeof SEARCH_MEMBERS>) =>
  (await client.call(SEARCH_MEMBERS, query)).body;

export const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
