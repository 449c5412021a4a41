import { findUser } from '#src/identity/accounts/face.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { emptyWithdrawals } from './repository.ts';

/** Removes the words and the address of an erased buyer from statements of withdrawal; what came of them is bookkeeping. */
export async function forgetWithdrawer({ tx }: Unit, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await emptyWithdrawals(tx, userId, user.email);
}
