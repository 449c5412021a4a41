import { OPERATOR_CODES } from '@rendezvous/contract/ops-values';
import type { OpsLogInResponse } from '@rendezvous/contract/ops-session';
import type { Tx } from '#src/platform/db/database.ts';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Sealer } from '#src/platform/lib/sealer.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import * as operators from './repository.ts';
import { newTotpSecret, presentEnrolment, stepOfCode } from './second-factor.ts';
import * as sessions from './session-repository.ts';

type LogInServices = Pick<Services, 'config' | 'db' | 'unitOfWork' | 'clock'>;

/** What a secret of an authenticator app is sealed for. */
const purposeOf = (operatorId: string): string => `totp ${operatorId}`;

/** Digest of `OPERATOR_KEY`; null where it is not set. */
const environmentHash = ({ OPERATOR_KEY: key }: Services['config']): string | null =>
  key ? hashToken(key) : null;

/**
 * Takes a key and opens a log-in that waits for its code. An operator without a second factor gets a new secret, once; it counts as soon as
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
    if (isEnvironment) await operators.keepEnvironmentOperator(tx, keyHash, now);
    const operator = await operators.findByKey(tx, keyHash);
    if (!operator || (operator.id === operators.ENVIRONMENT && !isEnvironment)) throw problem('login_failed');
    const { id: operatorId, name } = operator;
    const secret = operator.totp_secret ? null : newTotpSecret();
    const newSecret = secret && sealer.seal(secret, purposeOf(operatorId));
    const token = await sessions.openOperatorSession(tx, { operatorId, now, provenAt: null, newSecret });
    return { token, answer: { name, enrolment: secret ? presentEnrolment(name, secret) : null } };
  });
}

type Proof =
  { token: string } | { refusal: 'code_invalid' } | { refusal: 'account_blocked'; minutes: number };

/** Minutes until codes are taken again; null when they are. */
async function lockedMinutes(tx: Tx, operatorId: string, now: Date): Promise<number | null> {
  const window = OPERATOR_CODES.minutes * MINUTE;
  const failures = await operators.failuresSince(tx, operatorId, after(now, -window));
  const first = failures.at(-OPERATOR_CODES.max);
  return first ? Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / MINUTE)) : null;
}

/**
 * Takes the code of a log-in and opens the session under a new token. Each code works once; five wrong ones in fifteen minutes are the last.
 * @throws problem `authentication_required` without a log-in, `code_invalid`, `account_blocked`
 */
export async function proveOperator(
  { unitOfWork, clock }: LogInServices,
  sealer: Sealer,
  logIn: string | undefined,
  code: string,
): Promise<string> {
  const now = clock.now();
  const proof = await unitOfWork(async (tx): Promise<Proof> => {
    const waiting = logIn ? await sessions.findUnproven(tx, logIn, now) : null;
    const operator = waiting && (await operators.lockOperator(tx, waiting.operator_id));
    const sealed = operator?.totp_secret ?? waiting?.new_totp_secret;
    // The secret of a log-in does not count once another one has set up the second factor.
    const isStale = operator?.totp_secret && waiting?.new_totp_secret;
    if (!operator?.active || !waiting || !sealed || isStale) throw problem('authentication_required');
    const minutes = await lockedMinutes(tx, operator.id, now);
    if (minutes !== null) return { refusal: 'account_blocked', minutes };
    const step = stepOfCode(sealer.open(sealed, purposeOf(operator.id)), code, now);
    if (step === null || step <= Number(operator.totp_step)) {
      await operators.addFailure(tx, operator.id, now);
      return { refusal: 'code_invalid' };
    }
    await operators.clearFailures(tx, operator.id);
    await operators.updateOperator(tx, operator.id, { totp_secret: sealed, totp_step: step });
    // Ended while this request waited: by a reset, or by the same code.
    if (!(await sessions.endOperatorSession(tx, waiting.id))) throw problem('authentication_required');
    const action = operator.totp_secret ? 'operator.log-in' : 'operator.enrol';
    await writeAudit(tx, { at: now, operator: operator.name, action, subject: operator.id });
    const token = await sessions.openOperatorSession(tx, { operatorId: operator.id, now, provenAt: now });
    return { token };
  });
  if ('token' in proof) return proof.token;
  // Thrown after the transaction, which keeps the count.
  if (proof.refusal === 'account_blocked')
    throw problem('account_blocked', { params: { minutes: proof.minutes }, retry_after: proof.minutes * 60 });
  throw problem('code_invalid');
}

/** Finds the operator of a session and keeps it alive; the one of the environment only while `OPERATOR_KEY` is the key it was opened with. */
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
