import { findUser } from '#src/identity/accounts/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Services } from '#src/platform/services.ts';
import { insertPartner, retirePartner } from './partner-repository.ts';
import { deleteSignupsOf, forgetSignups } from './repository.ts';

type Parts = Pick<Services, 'unitOfWork' | 'clock'>;

/** Adds a partner, logged with the operator's name. @returns the key, of which only a digest is stored */
export function addPartner(
  { unitOfWork, clock }: Parts,
  operator: string,
  name: string,
  network: string,
): Promise<string> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    await writeAudit(tx, { at, operator, action: 'partner.add', subject: name, detail: { network } });
    return insertPartner(tx, name, network, at);
  });
}

/** Revokes a partner's key, logged with the operator's name; false when there is no such partner. */
export function dropPartner({ unitOfWork, clock }: Parts, operator: string, name: string): Promise<boolean> {
  return unitOfWork(async (tx) => {
    if (!(await retirePartner(tx, name))) return false;
    await writeAudit(tx, { at: clock.now(), operator, action: 'partner.retire', subject: name });
    return true;
  });
}

/** Deletes what partners sent about a person whose account is about to be deleted. */
export async function forgetPartnerSignups(tx: Tx, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await deleteSignupsOf(tx, user.email_key);
}

/** Forgets sign-ups whose time is over. */
export const forgetExpiredSignups = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  forgetSignups(db, clock.now());
