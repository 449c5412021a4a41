import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { REQUEST_RESET } from '@rendezvous/contract/resources/account-links/endpoints';
import { CHANGE_USER, LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import { CHECK_USERNAME, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { balanceOf } from '#src/money/wallet/face.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { pairOf, readReport, report } from '../reports/support.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createTestApp();
after(() => t.close());

/** Texts that nothing is drawn for. */
const UNSEEN = ['\u2800', '\u200b', '\u3164', '\u00ad', '\u202e', '\ufe0f', '\u{e0041}\u{e007f}', '\u00a0'];

const firstFault = ({ problem }: { problem: { errors?: { field: string; code: string }[] } }) =>
  `${problem.errors?.[0]?.field} ${problem.errors?.[0]?.code}`;

test('a message that nothing is drawn for is refused and costs nothing', async () => {
  const [anna, bo] = [await memberWith(t, 9), await memberWith(t, 0)];
  for (const text of UNSEEN)
    assert.equal(firstFault(await send(anna.client, bo.user.id, text.repeat(3))), 'text required', text);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 9);
  assert.equal((await send(anna.client, bo.user.id, '❤️')).body.message.text, '❤️');
});

test('about-me, half sentences, reports and complaints of such a text are empty', async () => {
  const { client } = await t.member();
  const { reporter, reported } = await pairOf(t);
  const support = await t.operator('support');
  for (const text of UNSEEN) {
    const about = await client.call(CHANGE_USER, { profile: { about_me: text } });
    assert.equal(about.body.user?.profile.about_me, '');
    const { body } = await report(reporter.client, { member: reported.user.id, text });
    assert.equal((await readReport(support, body.ticket)).text, '');
    const complaint = await client.call(COMPLAIN, { category: 'other', text: text.repeat(20) });
    assert.equal(firstFault(complaint), 'text required');
  }
});

test('an invisible character inside an address is refused by its name, at every place', async () => {
  const email = 'an\u200bna@mail.example';
  const { client } = await t.member();
  const answers = [
    await t.asVisitor().call(SIGN_UP, signupDraft({ email })),
    await t.asVisitor().call(REQUEST_RESET, { email }),
    await t.asVisitor().call(COMPLAIN, { category: 'other', text: 'Nothing works here.', email }),
    await client.call(CHANGE_USER, { email }),
  ];
  for (const { problem } of answers)
    assert.deepEqual(problem.errors, [
      { field: 'email', code: 'email_invisible', params: { character: 'U+200B' } },
    ]);
});

test('marks around a pasted address are removed, and log-in compares without them', async () => {
  const draft = signupDraft();
  const { body } = await t.asVisitor().call(SIGN_UP, { ...draft, email: `\u202a${draft.email}\u200b\u202c` });
  assert.equal(body.user.email, draft.email);
  const { email } = await t.makeUser();
  const answer = await t.asVisitor().call(LOG_IN, { email: `\u2060${email}\u200b`, password: PASSWORD });
  assert.equal(answer.status, 200);
});

test('an address of any domain of DNS is accepted, stored as typed and known in both spellings', async () => {
  const email = 'anna@müller.example';
  const { status, body } = await t.asVisitor().call(SIGN_UP, signupDraft({ email }));
  assert.deepEqual([status, body.user.email], [201, email]);
  const again = signupDraft({ email: 'ANNA@xn--mller-kva.example' });
  assert.equal((await t.asVisitor().call(SIGN_UP, again)).code, 'email_active');
  const punycode = signupDraft({ email: 'anna@xn--e1afmkfd.xn--p1ai' });
  assert.equal((await t.asVisitor().call(SIGN_UP, punycode)).status, 201);
});

test('a name has a visible letter or digit, and speaks for no staff and no site', async () => {
  const reason = async (name: string) => (await t.asVisitor().call(CHECK_USERNAME, { name })).body.reason;
  assert.equal(await reason('\u3164\u3164\u3164\u3164'), 'name_characters');
  assert.equal(await reason('..........'), 'name_characters');
  for (const name of ['Support', 'Ad.min', 'Ｒｅｎｄｅｚｖｏｕｓ', 'Rendezvous.Support', 'Soporte'])
    assert.equal(await reason(name), 'name_reserved', name);
  const refused = await t.asVisitor().call(SIGN_UP, signupDraft({ name: 'Rendezvous-Support' }));
  assert.equal(firstFault(refused), 'name name_reserved');
});

test('operators reserve further names', async () => {
  await t.set('reserved_names', ['Verve']);
  const { body } = await t.asVisitor().call(CHECK_USERNAME, { name: 'Team-Verve' });
  assert.deepEqual(body, { available: false, reason: 'name_reserved' });
});
