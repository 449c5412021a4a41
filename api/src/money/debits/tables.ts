import type { DebitMandate } from '@rendezvous/contract/resources/direct-debit/schemas';
import type { Generated, JSONColumnType } from 'kysely';

/** The form of a direct debit and the mandate that its code accepts. */
export interface DebitFormsTable {
  payment_id: string;
  user_id: string;
  /** What was typed, sealed (`SealedForm`). */
  form: string;
  iban_last4: string;
  /** Signatures of account and phone number, to count by them. */
  iban_hash: string;
  phone_hash: string;
  /** Reference of the mandate. */
  reference: string;
  /** What the member agrees to, as the screen showed it. */
  terms: JSONColumnType<DebitMandate>;
  made_at: Date;
  /** When its code was typed; the mandate exists from then on. */
  accepted_at: Date | null;
  /** The member agreed to repeat orders from this account. */
  keep: Generated<boolean>;
  /** Id of the mandate at the provider. */
  provider_mandate: string | null;
}

/** A code that was sent by text message. */
export interface DebitCodesTable {
  id: string;
  payment_id: string;
  user_id: string;
  phone_hash: string;
  /** Signature of the code, of this row and payment alone. */
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
}

/** A wrong code. */
export interface DebitTriesTable {
  id: string;
  payment_id: string;
  user_id: string;
  phone_hash: string;
  tried_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    debit_forms: DebitFormsTable;
    debit_codes: DebitCodesTable;
    debit_tries: DebitTriesTable;
  }
}
