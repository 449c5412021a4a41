import { hashToken } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { findPaperByToken, setToken, type ShownPaper } from './repository.ts';

/**
 * Makes the token of the link that opens a paper without an account, as long as the paper is stored, and stores its digest. A mail that is sent
 * twice has the same token both times.
 */
export async function openByToken(
  tx: Tx,
  { signer }: Pick<Services, 'signer'>,
  { id }: { id: string },
): Promise<string> {
  const token = signer.sign('paper', id);
  await setToken(tx, id, hashToken(token));
  return token;
}

/** The paper that a token opens; null for an unknown token. */
export const paperOfToken = (tx: Tx, token: string): Promise<ShownPaper | null> =>
  findPaperByToken(tx, hashToken(token));
