import { call } from '@rendezvous/api-client/client';
import { BLOCK, UNBLOCK } from '@rendezvous/contract/calls/blocks';

/** Blocks a member, or lifts the block (spec §6 Blocked user). Both sides stop seeing each other; likes between them go. */
export function setBlock(member: string, blocked: boolean): Promise<void> {
  return call(blocked ? BLOCK : UNBLOCK, { member });
}
