import { cleanText } from '@rendezvous/rules/texts/visible-text';
import {
  MOST_PASSKEYS,
  type CredentialProof,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type RegisterPasskeyBody,
} from '@rendezvous/contract/resources/passkeys/schemas';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Services } from '#src/platform/services.ts';
import { findUser, lockUser } from '#src/identity/accounts/face.ts';
import { checkNewCredential, checkProof, creationOptions, requestOptions } from './ceremony.ts';
import { issueChallenge, spendChallenge, type Occasion } from './challenges.ts';
import { PASSKEY_NOTICE_JOB, type PasskeyNotice } from './notices.ts';
import { mayAdd, mayBeOf, namesOwner } from './policy.ts';
import { presentPasskey } from './presenter.ts';
import { relyingParty } from './relying-party.ts';
import { memberPasskeys } from './repository.ts';

/** Ceremony parts that assume no member: for log-ins of other kinds. */

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;
type Caller = Pick<Viewer, 'userId' | 'sessionId'>;

const LOG_IN: Occasion = { purpose: 'log-in', subject: '' };
const registration = ({ sessionId }: Caller): Occasion => ({ purpose: 'registration', subject: sessionId });
const freshLogIn = ({ sessionId }: Caller): Occasion => ({ purpose: 'fresh-log-in', subject: sessionId });

/** A member's own passkeys, the newest first. */
export async function ownPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return (await memberPasskeys.list(db, userId)).map(presentPasskey);
}

/** Begins a log-in: any passkey of the site may answer. */
export async function beginLogIn({ db, clock, config }: Parts): Promise<PasskeyRequest> {
  return requestOptions(relyingParty(config), [], await issueChallenge(db, LOG_IN, clock.now()));
}

/**
 * Finds the account that a proof logs in to, and writes the use down.
 * @returns the account's id
 * @throws problem `passkey_refused`, `passkey_expired`
 */
export async function proveForLogIn(parts: Parts, proof: CredentialProof): Promise<string> {
  return prove(parts, LOG_IN, proof, (ownerId) => namesOwner(proof, ownerId));
}

/**
 * Begins to make the log-in of a session fresh again: only passkeys of its account may answer.
 * @throws problem `not_found` for an account without any
 */
export async function beginFreshLogIn({ db, clock, config }: Parts, caller: Caller): Promise<PasskeyRequest> {
  const known = await memberPasskeys.list(db, caller.userId);
  if (known.length === 0) throw problem('not_found');
  return requestOptions(
    relyingParty(config),
    known,
    await issueChallenge(db, freshLogIn(caller), clock.now()),
  );
}

/** Checks a proof of the account of a session. @throws problem `passkey_refused`, `passkey_expired` */
export async function proveForFreshLogIn(
  parts: Parts,
  caller: Caller,
  proof: CredentialProof,
): Promise<void> {
  const isOwn = (ownerId: string) => ownerId === caller.userId && mayBeOf(proof, ownerId);
  await prove(parts, freshLogIn(caller), proof, isOwn);
}

async function prove(
  { db, clock, config }: Parts,
  occasion: Occasion,
  proof: CredentialProof,
  mayProve: (ownerId: string) => boolean,
): Promise<string> {
  const now = clock.now();
  const challenge = await spendChallenge(db, occasion, proof.client_data, now);
  const passkey = await memberPasskeys.findByCredential(db, proof.id);
  if (!passkey || !mayProve(passkey.owner_id)) throw problem('passkey_refused');
  const counter = await checkProof(relyingParty(config), challenge, proof, passkey);
  if (!(await memberPasskeys.countUse(db, passkey.id, counter, now))) throw problem('passkey_refused');
  return passkey.owner_id;
}

/**
 * Begins a new passkey for the account of a session.
 * @param name of the site, which authenticators show
 * @throws problem `passkey_limit`
 */
export async function beginPasskey(
  { db, clock, config }: Parts,
  caller: Caller,
  name: string,
): Promise<PasskeyCreation> {
  const user = await findUser(db, caller.userId);
  if (!user) throw problem('not_found');
  const known = await memberPasskeys.list(db, user.id);
  if (!mayAdd(known.length)) throw tooMany();
  const owner = { id: user.id, account: user.email, name: user.name };
  const challenge = await issueChallenge(db, registration(caller), clock.now());
  return creationOptions({ ...relyingParty(config), name }, owner, known, challenge);
}

/**
 * Stores a new passkey of the account of a session, and notifies its member by mail.
 * @throws problem `passkey_refused`, `passkey_expired`, `passkey_limit`; `duplicate` for a credential that is stored already
 */
export async function registerPasskey(
  services: Parts & Pick<Services, 'unitOfWork' | 'jobs'>,
  caller: Caller,
  { name, credential }: RegisterPasskeyBody,
): Promise<Passkey> {
  const { db, clock, config, unitOfWork } = services;
  const now = clock.now();
  const challenge = await spendChallenge(db, registration(caller), credential.client_data, now);
  const made = await checkNewCredential(relyingParty(config), challenge, credential);
  const row = {
    id: newId(),
    owner_id: caller.userId,
    ...made,
    name: cleanText(name),
    created_at: now,
    last_used_at: null,
  };
  await unitOfWork(async (tx) => {
    await lockUser(tx, caller.userId);
    if (!mayAdd((await memberPasskeys.list(tx, caller.userId)).length)) throw tooMany();
    if (!(await memberPasskeys.insert(tx, row))) throw problem('duplicate');
    await queueNotice(services, tx, { userId: caller.userId, kind: 'passkey_added', passkey: row.name });
  });
  return presentPasskey(row);
}

/** Gives a passkey another name. @throws problem `not_found` for one that is not the member's own */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<Passkey> {
  const row = await memberPasskeys.rename(db, userId, id, cleanText(name));
  if (!row) throw problem('not_found');
  return presentPasskey(row);
}

/** Removes a passkey and notifies its member by mail. @throws problem `not_found` for one that is not the member's own */
export async function removePasskey(
  services: Pick<Services, 'unitOfWork' | 'jobs'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.unitOfWork(async (tx) => {
    const removed = await memberPasskeys.delete(tx, userId, id);
    if (!removed) throw problem('not_found');
    await queueNotice(services, tx, { userId, kind: 'passkey_removed', passkey: removed.name });
  });
}

/** Removes all passkeys of an account that has returned to its owner: one of them may be a stranger's. */
export const removeAllPasskeys = (tx: Tx, userId: string): Promise<void> =>
  memberPasskeys.deleteAll(tx, userId);

const tooMany = () => problem('passkey_limit', { params: { limit: MOST_PASSKEYS } });

async function queueNotice({ jobs }: Pick<Services, 'jobs'>, tx: Tx, notice: PasskeyNotice): Promise<void> {
  await jobs.send(tx, PASSKEY_NOTICE_JOB, notice);
}
