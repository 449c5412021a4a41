import { api } from '@rendezvous/api-client/client';

export function blockMember(member: string): Promise<void> {
  return api.post('/api/block.php', { member });
}

export function unblockMember(member: string): Promise<void> {
  return api.delete('/api/block.php', { member });
}
