import type { Config } from '#src/platform/config.ts';
import type { Db } from '#src/platform/db/database.ts';
import { resealColumn, type SealedColumn } from '#src/platform/db/reseal.ts';
import { createKeyRing } from '#src/platform/lib/key-ring.ts';
import { resealSecrets, secretKeys } from '#src/platform/settings/face.ts';
import { SEALED_FORMS } from '#src/money/debits/face.ts';

/** Each column that a key ring seals. */
const COLUMNS: readonly SealedColumn[] = [SEALED_FORMS];

/**
 * Seals all that the keys of `SECRET_KEY` seal again with the first of them, while the site goes on. Each process must have been started with the
 * new key before. Returns the text for the operator.
 * @throws Error for what no key opens; what was sealed again by then stays so
 */
export async function rotateKeys(
  db: Db,
  config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR' | 'real'>,
): Promise<string> {
  const keys = secretKeys(config);
  const ring = createKeyRing(keys);
  const secrets = await resealSecrets(db, keys);
  let texts = 0;
  for (const column of COLUMNS) texts += await resealColumn(db, ring, column);
  return `${texts} texts were sealed again, and all ${secrets} secrets of the server have the newest key: a former one can be removed`;
}
