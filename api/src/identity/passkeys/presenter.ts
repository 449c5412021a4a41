import type { Passkey } from '@rendezvous/contract/passkeys';
import type { Selectable } from 'kysely';
import type { PasskeysTable } from './tables.ts';

/** A passkey as its member sees it. */
export function presentPasskey(row: Selectable<PasskeysTable>): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
