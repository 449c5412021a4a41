import assert from 'node:assert/strict';
import { after, beforeEach } from 'node:test';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import { memberWith, openWith, send } from './support.ts';

/** A site on which a first message without an answer gives its credit back after 72 hours. */
export const t = await createTestApp();
after(() => t.close());
export const { db } = t.services;
export const HOUR = 3600;

export type Made = Awaited<ReturnType<typeof memberWith>>;

export const setHours = (hours: number) => t.set('unanswered_credit_hours', hours);
beforeEach(() => setHours(72));

export const creditsOf = ({ user }: Made) => balanceOf(db, user.id);
/** Advances the time and does what is due by then. */
export const wait = async (hours: number) => {
  await t.advance(hours * HOUR);
  await t.services.jobs.drain();
};
/** The one purchase here has no order behind it. */
export const sound = async () =>
  assert.deepEqual(
    (await checkBooks(db)).faults.filter((fault) => fault !== 'operation payment:bought credits no payment'),
    [],
  );
export const messagesOf = async (reader: Made, other: Made): Promise<Message[]> =>
  (await openWith(reader.client, other.user.id)).body.messages;
/** Writes the first message. @returns its conversation */
export async function begin(from: Made, to: Made): Promise<string> {
  const sent = await send(from.client, to.user.id, 'Hello');
  assert.equal(sent.status, 201, sent.text);
  return sent.body.conversation.id;
}
export const pair = async (credits = 3) => [await memberWith(t, credits), await memberWith(t, 3)] as const;
