import { Integer, Nullable, Timestamp } from '@rendezvous/contract/kernel/common';
import { Type } from 'typebox';
import { byId } from './ownership-repository.ts';
import { SECRET, TECHNICAL } from './reasons.ts';
import type { Section } from './section.ts';

const TEXT = Type.String();
const MAYBE = Nullable(TEXT);
const LATER = Nullable(Timestamp);
const COUNT = Integer();
const MAYBE_COUNT = Nullable(COUNT);

/** Credits, orders and what they cost. Amounts are minor units. */
export const MONEY_SECTIONS: Readonly<Record<string, Section>> = {
  credits: {
    table: 'wallets',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['user_id'],
    single: true,
    columns: { free: COUNT, paid: COUNT },
    leftOut: { next_lot: TECHNICAL, next_left: TECHNICAL },
  },
  credit_movements: {
    table: 'ledger_entries',
    owned: byId('account'),
    owner: 'account',
    key: ['recorded_at', 'operation_id', 'line'],
    columns: { operation_id: TEXT, kind: TEXT, purse: MAYBE, credits: COUNT, recorded_at: Timestamp },
    leftOut: { line: TECHNICAL, lot_id: TECHNICAL },
  },
  credits_received: {
    table: 'ledger_lots',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['position'],
    columns: { purse: TEXT, credits: COUNT, payment_id: MAYBE, operation_id: TEXT },
    leftOut: { id: TECHNICAL, position: TECHNICAL },
  },
  payments: {
    table: 'payments',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'id'],
    columns: {
      id: TEXT,
      package: TEXT,
      credits: COUNT,
      method: TEXT,
      provider: TEXT,
      country: TEXT,
      currency: TEXT,
      price_before: COUNT,
      amount: COUNT,
      discount_percentage: COUNT,
      discount_code: MAYBE,
      status: TEXT,
      created_at: Timestamp,
      expires_at: Timestamp,
      settled_at: LATER,
      notice_version: MAYBE,
      notice_language: MAYBE,
      start_requested_at: LATER,
      domain: TEXT,
      refund_days: COUNT,
      terms_version: MAYBE,
      spend_month: TEXT,
    },
    leftOut: { spend_until: TECHNICAL },
  },
  stored_payment_means: {
    table: 'mandates',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'id'],
    columns: { method: TEXT, provider: TEXT, created_at: Timestamp, opted_in_at: LATER, revoked_at: LATER },
    leftOut: { id: TECHNICAL, token_reference: SECRET },
  },
  discount_codes: {
    table: 'discount_codes',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'code'],
    columns: {
      code: TEXT,
      value_percentage: COUNT,
      currency: MAYBE,
      minimum_order: MAYBE_COUNT,
      country: MAYBE,
      expires: LATER,
      status: TEXT,
      validity: TEXT,
      paymentmethods: Nullable(Type.Array(TEXT)),
      offered_for: MAYBE,
      created_at: Timestamp,
    },
  },
  discount_uses: {
    table: 'discount_uses',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'payment_id'],
    columns: { code: TEXT, payment_id: TEXT, state: TEXT, created_at: Timestamp },
    leftOut: { use_key: TECHNICAL },
  },
  spend_limit: {
    table: 'spend_limits',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['user_id'],
    single: true,
    columns: {
      amount: COUNT,
      currency: TEXT,
      next_amount: MAYBE_COUNT,
      next_currency: MAYBE,
      next_from: LATER,
      set_at: Timestamp,
    },
  },
};
