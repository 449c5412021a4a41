import type { Money } from '@rendezvous/contract/kernel/common';
import type { ActivationStep, SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';

/** An account as the steps of other districts get it. */
export interface AccountKey {
  id: string;
  domain: string;
}

/** What an account goes through before the activation mail, apart from the mail itself. */
export type PreparationStep = Exclude<ActivationStep, 'sending_activation_email'>;

/**
 * What other districts do when an account changes, in the transaction that changes it. They declare the steps, the root puts
 * them together, identity runs them: so identity knows no district above it.
 */
export interface AccountSteps {
  /** The account as its owner sees it, with photos, balance and counters (spec §3 User). */
  present(tx: Tx, userId: string): Promise<User>;
  /** Makes a photo of the member's own the main one. */
  chooseMainPhoto(unit: Unit, userId: string, photoId: string): Promise<void>;
  /** Sets the most a member wants to spend in a month; null ends the limit. @returns whether that allows more than before */
  limitSpending(unit: Unit, userId: string, limit: Money | null): Promise<boolean>;
  /** The member has changed the words of their profile. */
  reworded(unit: Unit, userId: string): Promise<void>;
  /** Called when a visitor with a message written before sign-up has an account. */
  storeFirstMessage(
    account: AccountKey,
    message: NonNullable<SignupBody['signup_message']>,
  ): Promise<boolean>;
  /** Work behind each line of the progress; may run again after a failure. */
  preparing: Readonly<Record<PreparationStep, readonly ((tx: Tx, userId: string) => Promise<void>)[]>>;
  /** The address is confirmed: runs in this order. */
  activated: readonly ((unit: Unit, account: AccountKey, now: Date) => Promise<void>)[];
  /** Members whose lists name this one: their open pages read again when the account is hidden or comes back. */
  contacts: readonly ((tx: Tx, userId: string) => Promise<readonly string[]>)[];
  /** The account has returned to its owner from a stranger's hands. */
  recovered: readonly ((unit: Unit, userId: string) => Promise<void>)[];
  /** The account is hidden, and waits for its erasure. */
  closed: readonly ((unit: Unit, userId: string) => Promise<void>)[];
  /** The account is about to be deleted. */
  removed: readonly ((unit: Unit, userId: string) => Promise<void>)[];
}
