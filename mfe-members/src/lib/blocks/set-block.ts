import { call } from '@rendezvous/api-client/client';
import { BLOCK, UNBLOCK } from '@rendezvous/contract/resources/blocks/calls';

/** Blocks or unblocks a member (spec §6 Blocked user). A block hides both from each other and removes their likes. */
export function setBlock(member: string, blocked: boolean): Promise<void> {
  return call(blocked ? BLOCK : UNBLOCK, { member });
}
