import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { SECTIONS } from '#src/site/data-export/contents/sections.ts';
import { createTestApp } from '../harness.ts';
import { readPages } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { page, words } = readPages(t);

/** What the privacy page calls the data of each section of the copy. */
const NAMED: Readonly<Record<string, RegExp>> = {
  account: /E-mail address, password/,
  partner_signups: /on a partner’s site to sign up here/,
  profile:
    /Sexuality and interests, intimate ones too[^]*half sentences|half sentences[^]*Sexuality and interests/,
  photos: /Photos/,
  consents: /which text you agreed to, and when/,
  sessions: /Sessions: kind of browser/,
  known_browsers: /kind of browser/,
  passkeys: /Passkeys/,
  signup_steps: /Sign-up draft/,
  links: /Links in our e-mails/,
  deletions: /Deleted account/,
  copies: /download everything/,
  mails: /Notifications by e-mail/,
  measures: /Measures against members/,
  review: /moderating/,
  acts_of_operators: /it is logged/,
  likes_given: /likes: the person you like/i,
  likes_received: /likes: the person you like/i,
  acts_by_day: /what you do here/,
  swipes: /passes/,
  tonight_choice: /What you’re up for this evening/,
  blocks: /blocks/,
  conversations: /answer within a day/,
  conversation_sides: /Whether you have read a message/,
  messages: /Messages, photos/,
  chat_photos: /Messages, photos/,
  conversations_started: /conversations/,
  fictional_profiles_confirmed: /Behind these profiles|no person behind these profiles/,
  notifications: /push notifications/,
  push_browsers: /push notifications/,
  complaints: /Complaints and reports/,
  reports: /Complaints and reports/,
  complaint_answers: /customer service/,
  credits: /Credits and purchases/,
  credit_movements: /Credits and purchases/,
  credits_received: /Credits and purchases/,
  payments: /Credits and purchases/,
  withdrawals: /withdrawals with the name and e-mail address/,
  money_returned: /what was paid back/,
  charge_backs: /what was paid back/,
  money_acts: /what was paid back/,
  direct_debits: /Credits and purchases/,
  direct_debit_blocks: /Credits and purchases/,
  debts: /Credits and purchases/,
  debts_paid: /Credits and purchases/,
  receipts_and_credit_notes: /Credits and purchases/,
  stored_payment_means: /Payment providers/,
  discount_codes: /purchases/,
  discount_uses: /purchases/,
  spend_limit: /The most you want to spend in a month/,
};

test('the privacy page names the data of each section of the copy that a member can download', async () => {
  const text = await words('privacy');
  assert.deepEqual(Object.keys(NAMED).toSorted(), Object.keys(SECTIONS).toSorted());
  for (const [section, named] of Object.entries(NAMED)) assert.match(text, named, section);
});

test('what others see without a field being filled in is named too: last visit, habit of answering, reading', async () => {
  const text = await words('privacy');
  for (const named of [/When you were last here/, /usually answer within a day/, /have read a message/])
    assert.match(text, named);
});

test('the table of data has the same rows in each language', async () => {
  const rowsOf = async (language: (typeof LOCALE_CODES)[number]) =>
    (await page('privacy', language)).body.flatMap((block) =>
      block.type === 'table' ? [block.rows.length] : [],
    );
  const english = await rowsOf('en');
  for (const language of LOCALE_CODES) assert.deepEqual(await rowsOf(language), english, language);
});
