import { MOST_PASSKEYS, type CredentialProof } from '@rendezvous/contract/resources/passkeys/schemas';
import { handleOf } from './ceremony.ts';

/** Decides whether an account with so many passkeys may have another. */
export const mayAdd = (count: number): boolean => count < MOST_PASSKEYS;

/** Decides whether a proof names this account as its own, as it must at a log-in. */
export const namesOwner = ({ user_handle: handle }: CredentialProof, ownerId: string): boolean =>
  handle === handleOf(ownerId);

/** Decides whether a proof may be that of this account: authenticators that received the passkey to use need not name it. */
export const mayBeOf = (proof: CredentialProof, ownerId: string): boolean =>
  proof.user_handle === null || namesOwner(proof, ownerId);
