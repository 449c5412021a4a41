import type { Tx } from '#src/platform/db/database.ts';
import { randomText } from '#src/platform/lib/ids.ts';

/** A secret kept in the database, made by the first process that asks and the same for all after it. */
export async function sharedSecret(
  tx: Tx,
  name: string,
  make: () => string = () => randomText(43),
): Promise<string> {
  await tx
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
