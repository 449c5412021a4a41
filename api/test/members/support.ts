import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import type { TestClient } from '../harness.ts';

/** Members that a search finds, as this client is shown them. */
export const search = async (client: TestClient, query: string) =>
  (await client.get<MembersResponse>(`/api/members.php?${query}`)).body;

export const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
