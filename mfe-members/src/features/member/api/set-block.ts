import { api } from '@rendezvous/api-client/client';

/** Blocks a member, or lifts the block (spec §6 Blocked user). Both sides stop seeing each other; likes between them go. */
export function setBlock(member: string, blocked: boolean): Promise<void> {
  const send = blocked ? api.post : api.delete;
  return send('/api/block.php', { member });
}
