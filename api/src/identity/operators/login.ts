import type { OpsLogInResponse } from '@rendezvous/contract/operators/session/schemas';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Sealer } from '#src/platform/lib/sealer.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import * as operators from './repository.ts';
import { hasPasskeys } from './passkeys.ts';
import { purposeOf } from './proof.ts';
import { newTotpSecret, presentEnrolment } from './second-factor.ts';
import * as sessions from './session-repository.ts';

type LogInServices = Pick<Services, 'config' | 'db' | 'unitOfWork' | 'clock'>;

/** Digest of `OPERATOR_KEY`; null where it is not set. */
const environmentHash = ({ OPERATOR_KEY: key }: Services['config']): string | null =>
  key ? hashToken(key) : null;

/**
 * Checks a key and opens a log-in that waits for its second factor. An operator without a second factor gets a new secret, once; it counts as soon as
 * its first code is given.
 * @throws problem `login_failed`
 */
export async function logInOperator(
  { config, unitOfWork, clock }: LogInServices,
  sealer: Sealer,
  key: string,
): Promise<{ token: string; answer: OpsLogInResponse }> {
  const now = clock.now();
  const keyHash = hashToken(key);
  return unitOfWork(async (tx) => {
    const isEnvironment = keyHash === environmentHash(config);
    if (isEnvironment) await operators.upsertEnvironmentOperator(tx, keyHash, now);
    const operator = await operators.findByKey(tx, keyHash);
    if (!operator || (operator.id === operators.ENVIRONMENT && !isEnvironment)) throw problem('login_failed');
    const { id: operatorId, name } = operator;
    const secret = operator.totp_secret ? null : newTotpSecret();
    const newSecret = secret && sealer.seal(secret, purposeOf(operatorId));
    const token = await sessions.openOperatorSession(tx, { operatorId, now, provenAt: null, newSecret });
    const enrolment = secret ? presentEnrolment(name, secret) : null;
    return { token, answer: { name, enrolment, passkeys: await hasPasskeys(tx, operatorId) } };
  });
}

/** Finds the operator of a session and extends it; the one of the environment only while `OPERATOR_KEY` is the key it was opened with. */
export async function findOperator(
  { config, db }: Pick<Services, 'config' | 'db'>,
  token: string,
  now: Date,
): Promise<Operator | null> {
  const row = await sessions.findOperatorSession(db, token, now);
  if (!row || (row.id === operators.ENVIRONMENT && row.key_hash !== environmentHash(config))) return null;
  await sessions.touchOperatorSession(db, row, now);
  return sessions.presentOperator(row);
}

/** Ends the session of an operator who logs out. */
export async function logOutOperator(
  { unitOfWork, clock }: LogInServices,
  { id, name, sessionId }: Operator,
): Promise<void> {
  await unitOfWork(async (tx) => {
    if (await sessions.endOperatorSession(tx, sessionId))
      await writeAudit(tx, { at: clock.now(), operator: name, action: 'operator.log-out', subject: id });
  });
}
