import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';

/** Visible data of a stored passkey. */
interface StoredPasskey {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A passkey as its owner sees it. */
export function presentPasskey(row: StoredPasskey): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
