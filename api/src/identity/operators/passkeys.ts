import { cleanText } from '@rendezvous/rules/texts/visible-text';
import {
  MOST_PASSKEYS,
  type Passkey,
  type PasskeyCreation,
  type RegisterPasskeyBody,
} from '@rendezvous/contract/resources/passkeys/schemas';
import {
  checkNewCredential,
  creationOptions,
  issueChallenge,
  mayAdd,
  presentPasskey,
  relyingParty,
  spendChallenge,
  type Occasion,
} from '#src/identity/passkeys/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import { operatorPasskeys } from './passkey-store.ts';
import { lockOperator } from './repository.ts';

type PasskeyServices = Pick<Services, 'config' | 'db' | 'unitOfWork' | 'clock'>;
type Caller = Pick<Operator, 'id' | 'name' | 'sessionId'>;

const registration = ({ sessionId }: Caller): Occasion => ({
  purpose: 'operator-registration',
  subject: sessionId,
});

/** Has an operator passkeys? */
export const hasPasskeys = async (tx: Tx, operatorId: string): Promise<boolean> =>
  (await operatorPasskeys.list(tx, operatorId)).length > 0;

/** An operator's own passkeys, the newest first. */
export const ownPasskeys = async (tx: Tx, operatorId: string): Promise<Passkey[]> =>
  (await operatorPasskeys.list(tx, operatorId)).map(presentPasskey);

/**
 * Begins a new passkey as second factor of an operator.
 * @param site name that authenticators show
 * @throws problem `passkey_limit`
 */
export async function beginPasskey(
  { config, db, clock }: PasskeyServices,
  operator: Caller,
  site: string,
): Promise<PasskeyCreation> {
  const known = await operatorPasskeys.list(db, operator.id);
  if (!mayAdd(known.length)) throw tooMany();
  const challenge = await issueChallenge(db, registration(operator), clock.now());
  const owner = { id: operator.id, account: operator.name, name: operator.name };
  return creationOptions({ ...relyingParty(config), name: site }, owner, known, challenge, {
    nameless: false,
  });
}

/**
 * Stores a new passkey of an operator.
 * @throws problem `passkey_refused`, `passkey_expired`, `passkey_limit`; `duplicate` for a credential that is stored already
 */
export async function registerPasskey(
  { config, db, unitOfWork, clock }: PasskeyServices,
  operator: Caller,
  { name, credential }: RegisterPasskeyBody,
): Promise<Passkey> {
  const now = clock.now();
  const challenge = await spendChallenge(db, registration(operator), credential.client_data, now);
  const made = await checkNewCredential(relyingParty(config), challenge, credential);
  const row = {
    id: newId(),
    owner_id: operator.id,
    ...made,
    name: cleanText(name),
    created_at: now,
    last_used_at: null,
  };
  await unitOfWork(async (tx) => {
    await lockOperator(tx, operator.id);
    if (!mayAdd((await operatorPasskeys.list(tx, operator.id)).length)) throw tooMany();
    if (!(await operatorPasskeys.insert(tx, row))) throw problem('duplicate');
    await record(tx, operator, now, { action: 'operator.passkey-add', passkey: row.id, name: row.name });
  });
  return presentPasskey(row);
}

/** Gives a passkey another name. @throws problem `not_found` for one that is not the operator's own */
export async function renamePasskey(
  { unitOfWork, clock }: PasskeyServices,
  operator: Caller,
  id: string,
  name: string,
): Promise<Passkey> {
  return unitOfWork(async (tx) => {
    const row = await operatorPasskeys.rename(tx, operator.id, id, cleanText(name));
    if (!row) throw problem('not_found');
    const entry = { action: 'operator.passkey-rename', passkey: id, name: row.name };
    await record(tx, operator, clock.now(), entry);
    return presentPasskey(row);
  });
}

/** Removes a passkey; the authenticator app stays. @throws problem `not_found` for one that is not the operator's own */
export async function removePasskey(
  { unitOfWork, clock }: PasskeyServices,
  operator: Caller,
  id: string,
): Promise<void> {
  await unitOfWork(async (tx) => {
    const removed = await operatorPasskeys.delete(tx, operator.id, id);
    if (!removed) throw problem('not_found');
    const entry = { action: 'operator.passkey-remove', passkey: id, name: removed.name };
    await record(tx, operator, clock.now(), entry);
  });
}

const tooMany = () => problem('passkey_limit', { params: { limit: MOST_PASSKEYS } });

interface PasskeyEntry {
  action: string;
  passkey: string;
  name: string;
}

const record = (tx: Tx, operator: Caller, at: Date, { action, ...detail }: PasskeyEntry): Promise<void> =>
  writeAudit(tx, { at, operator: operator.name, action, subject: operator.id, detail });
