import { OPERATOR_CODES } from '@rendezvous/contract/operators/values';
import type { CredentialProof, PasskeyRequest } from '@rendezvous/contract/resources/passkeys/schemas';
import {
  checkProof,
  issueChallenge,
  mayBeOf,
  relyingParty,
  requestOptions,
  spendChallenge,
  type Occasion,
} from '#src/identity/passkeys/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Sealer } from '#src/platform/lib/sealer.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import { operatorPasskeys } from './passkey-store.ts';
import * as operators from './repository.ts';
import { stepOfCode } from './second-factor.ts';
import * as sessions from './session-repository.ts';

type ProofServices = Pick<Services, 'config' | 'db' | 'unitOfWork' | 'clock'>;
type ToProve = NonNullable<Awaited<ReturnType<typeof sessions.findToProve>>>;

/** What a secret of an authenticator app is sealed for. */
export const purposeOf = (operatorId: string): string => `totp ${operatorId}`;

const occasionOf = ({ id }: ToProve): Occasion => ({ purpose: 'operator-proof', subject: id });

type Proof =
  | { token: string }
  | { refusal: 'code_invalid' }
  | { refusal: 'account_blocked'; minutes: number };

/** Minutes until codes are accepted again; null when they are. */
async function lockedMinutes(tx: Tx, operatorId: string, now: Date): Promise<number | null> {
  const window = OPERATOR_CODES.minutes * MINUTE;
  const failures = await operators.failuresSince(tx, operatorId, after(now, -window));
  const first = failures.at(-OPERATOR_CODES.max);
  return first ? Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / MINUTE)) : null;
}

/**
 * Checks a code for the log-in or the open session of a token. Each code works once; five wrong ones in fifteen minutes are the last.
 * @returns token of the session: a new one after a log-in, the same one of a session that was open
 * @throws problem `authentication_required` without either, `code_invalid`, `account_blocked`
 */
export async function proveByCode(
  { unitOfWork, clock }: ProofServices,
  sealer: Sealer,
  token: string | undefined,
  code: string,
): Promise<string> {
  const now = clock.now();
  const proof = await unitOfWork(async (tx): Promise<Proof> => {
    const session = token ? await sessions.findToProve(tx, token, now) : null;
    const operator = session && (await operators.lockOperator(tx, session.operator_id));
    const sealed = operator?.totp_secret ?? session?.new_totp_secret;
    // The secret of a log-in does not count once another one has set up the second factor.
    const isStale = operator?.totp_secret && session?.new_totp_secret;
    if (!token || !operator?.active || !session || !sealed || isStale)
      throw problem('authentication_required');
    const minutes = await lockedMinutes(tx, operator.id, now);
    if (minutes !== null) return { refusal: 'account_blocked', minutes };
    const step = stepOfCode(sealer.open(sealed, purposeOf(operator.id)), code, now);
    if (step === null || step <= Number(operator.totp_step)) {
      await operators.addFailure(tx, operator.id, now);
      return { refusal: 'code_invalid' };
    }
    await operators.clearFailures(tx, operator.id);
    await operators.updateOperator(tx, operator.id, { totp_secret: sealed, totp_step: step });
    const action = operator.totp_secret ? 'operator.log-in' : 'operator.enrol';
    return { token: await admit(tx, session, { token, operator, action, now }) };
  });
  if ('token' in proof) return proof.token;
  // Thrown after the transaction, which stores the count.
  if (proof.refusal === 'account_blocked')
    throw problem('account_blocked', { params: { minutes: proof.minutes }, retry_after: proof.minutes * 60 });
  throw problem('code_invalid');
}

/**
 * Begins the proof by a passkey for the log-in or the open session of a token.
 * @throws problem `authentication_required` without either, `not_found` for an operator without passkeys
 */
export async function beginPasskeyProof(
  { config, db, clock }: ProofServices,
  token: string | undefined,
): Promise<PasskeyRequest> {
  const now = clock.now();
  const session = token ? await sessions.findToProve(db, token, now) : null;
  if (!session) throw problem('authentication_required');
  const known = await operatorPasskeys.list(db, session.operator_id);
  if (known.length === 0) throw problem('not_found');
  return requestOptions(relyingParty(config), known, await issueChallenge(db, occasionOf(session), now));
}

/**
 * Checks the proof of a passkey for the log-in or the open session of a token. Wrong codes neither stop it nor count it, since a passkey is not guessed.
 * @returns token of the session, as `proveByCode`
 * @throws problem `authentication_required` without either, `passkey_refused`, `passkey_expired`
 */
export async function proveByPasskey(
  { config, db, unitOfWork, clock }: ProofServices,
  token: string | undefined,
  proof: CredentialProof,
): Promise<string> {
  const now = clock.now();
  const session = token ? await sessions.findToProve(db, token, now) : null;
  if (!token || !session) throw problem('authentication_required');
  const challenge = await spendChallenge(db, occasionOf(session), proof.client_data, now);
  const passkey = await operatorPasskeys.findByCredential(db, proof.id);
  if (passkey?.owner_id !== session.operator_id || !mayBeOf(proof, session.operator_id))
    throw problem('passkey_refused');
  const counter = await checkProof(relyingParty(config), challenge, proof, passkey);
  return unitOfWork(async (tx) => {
    const operator = await operators.lockOperator(tx, session.operator_id);
    if (!operator?.active) throw problem('authentication_required');
    if (!(await operatorPasskeys.countUse(tx, passkey.id, counter, now))) throw problem('passkey_refused');
    return admit(tx, session, { token, operator, action: 'operator.log-in', now, passkey: passkey.id });
  });
}

interface Admission {
  token: string;
  operator: { id: string; name: string };
  /** What the record calls a log-in. */
  action: string;
  now: Date;
  /** Passkey that proved it; a code did otherwise. */
  passkey?: string;
}

/** Opens the session of a log-in under a new token, or makes the proof of an open one fresh. */
async function admit(
  tx: Tx,
  session: ToProve,
  { token, operator, action, now, passkey }: Admission,
): Promise<string> {
  const entry = {
    at: now,
    operator: operator.name,
    subject: operator.id,
    detail: passkey ? { passkey } : {},
  };
  if (session.proven_at) {
    if (!(await sessions.renewProof(tx, session.id, now))) throw problem('authentication_required');
    await writeAudit(tx, { ...entry, action: 'operator.prove-again' });
    return token;
  }
  // Ended while this request waited: by a reset, or by the same proof.
  if (!(await sessions.endOperatorSession(tx, session.id))) throw problem('authentication_required');
  await writeAudit(tx, { ...entry, action });
  return sessions.openOperatorSession(tx, { operatorId: operator.id, now, provenAt: now });
}
