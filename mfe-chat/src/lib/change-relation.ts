import { call } from '@rendezvous/api-client/client';
import { BLOCK, UNBLOCK } from '@rendezvous/contract/resources/blocks/calls';

export function blockMember(member: string): Promise<void> {
  return call(BLOCK, { member });
}

export function unblockMember(member: string): Promise<void> {
  return call(UNBLOCK, { member });
}
