import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/schemas';
import { OPS_SEND_TO_REVIEW } from '@rendezvous/contract/operators/review/endpoints';
import { OPS_ANSWER_COMPLAINT } from '@rendezvous/contract/operators/complaints/endpoints';
import { standInKey } from '#src/identity/accounts/face.ts';
import { insertPartner } from '#src/identity/partners/partner-repository.ts';
import type { Scene } from './canary-life.ts';
import { CANARIES, DAY, digest, EMAIL } from './canary-values.ts';
import { STATEMENT } from '../statement.ts';

/** Plants in the tables what no call writes in these words: rows as they were before a rule came. */
export async function plantInTables({ t }: Scene, id: string): Promise<void> {
  const { db } = t.services;
  const now = t.clock.now();
  await db
    .updateTable('users')
    .set({ email: EMAIL, email_key: EMAIL, status: 'active', confirmed_at: now, paid_user: true })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('profiles')
    .set({
      status: 'active',
      listed: true,
      region: CANARIES.region,
      city: CANARIES.city,
      about_me: CANARIES['about me'],
      half_prompts: JSON.stringify(
        (['half sentence 1', 'half sentence 2', 'half sentence 3'] as const).map((one, place) => ({
          prompt: HALF_PROMPTS[place],
          language: 'en',
          text: CANARIES[one],
        })),
      ) as never,
    })
    .where('user_id', '=', id)
    .execute();
  await db
    .insertInto('mandates')
    .values({
      id: randomUUID(),
      user_id: id,
      method: 'paypal',
      provider: 'sandbox',
      token_reference: CANARIES['reference of a payment means'],
      created_at: now,
      opted_in_at: now,
      revoked_at: null,
    })
    .execute();
  await db
    .insertInto('discount_codes')
    .values({
      code: CANARIES['code of her own'],
      value_percentage: 10,
      currency: null,
      minimum_order: null,
      country: null,
      user_id: id,
      expires: null,
      status: 'active',
      validity: 'once',
      created_at: now,
    })
    .execute();
}

/** Plants words where the product stores a list. Reading them again would refuse them. */
export async function plantOutOfList({ t }: Scene, id: string): Promise<void> {
  const { db } = t.services;
  await db
    .updateTable('photos')
    .set({ reason: CANARIES['reason of a photo'] as never })
    .where('user_id', '=', id)
    .execute();
  await db
    .updateTable('consents')
    .set({ version: CANARIES['version of a consent'] })
    .where('user_id', '=', id)
    .execute();
}

/** Plants what others leave of her: a partner's unfinished sign-up, a second account with her address, and the words of operators. */
export async function plantOthers({ t }: Scene, id: string): Promise<void> {
  const { db } = t.services;
  const now = t.clock.now();
  await insertPartner(db, 'A partner', 'partner', now);
  const partner = await db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('partner_signups')
    .values({
      id: randomUUID(),
      partner_id: partner.id,
      domain: 'localhost',
      email: EMAIL,
      email_key: EMAIL,
      answers: JSON.stringify({ name: CANARIES['name from a partner'] }),
      tracking: JSON.stringify({ sub1: CANARIES['tracking of a partner'] }),
      consent_version: '1',
      consent_language: 'en',
      consent_given_at: now,
      token_hash: digest('canary', 'hex'),
      created_at: now,
      // Longer than the account has to live: only the erasure ends it.
      expires_at: new Date(now.getTime() + 60 * DAY * 1000),
      completed_at: null,
      user_id: null,
    })
    .execute();
  // Younger than the account: only the erasure of the account ends it.
  const standIn = await t.makeUser({ name: CANARIES['name of a stand-in'], status: 'not_confirmed' });
  const tomorrow = new Date(now.getTime() + DAY * 1000);
  await db
    .updateTable('users')
    .set({
      email: EMAIL,
      email_key: standInKey(standIn.id),
      stands_in_for: EMAIL,
      signup_date: tomorrow,
      created_at: tomorrow,
    })
    .where('id', '=', standIn.id)
    .execute();
  const { client: admin } = await t.operator('admin');
  const facts = CANARIES['words of a measure'];
  const measure = { member: id, ...STATEMENT, facts };
  assert.equal((await admin.call(OPS_SEND_TO_REVIEW, measure)).status, 204);
  const { ticket } = await db
    .selectFrom('complaints')
    .select('ticket')
    .where('text', '=', CANARIES['complaint of a visitor'])
    .executeTakeFirstOrThrow();
  const text = `${CANARIES['answer to a complaint']}, at length.`;
  assert.equal((await admin.call(OPS_ANSWER_COMPLAINT, { ticket, text })).status, 200);
}
