import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { OPS_RESTORE_MEMBER, OPS_SUSPEND_MEMBER } from '@rendezvous/contract/operators/members/endpoints';
import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import { OPS_DECIDE_REPORT } from '@rendezvous/contract/operators/reports/endpoints';
import {
  OPS_LIST_PROFILES,
  OPS_REVIEW_PHOTO,
  OPS_REVIEW_PROFILE,
  OPS_SEND_TO_REVIEW,
} from '@rendezvous/contract/operators/review/endpoints';
import { MEASURE_RULES, MEASURE_SOURCES, type Measure } from '@rendezvous/contract/operators/values';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import { addPicture } from '#src/people/photos/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { report } from '../reports/support.ts';
import { madePicture } from '../support/pictures/made-picture.ts';

const t = await createTestApp();
after(() => t.close());
const { client: admin } = await t.operator('admin');

const STATED: MeasureStatement = {
  facts: 'You asked Bo for 50 euros on Monday.',
  rule: 'money',
  source: 'report',
};
const versionOf = async (id: string) =>
  (await admin.call(OPS_LIST_PROFILES)).body.items.find(({ member }) => member.id === id)!.version;
const judgePhoto = (
  photo: string,
  judged: { decision: 'approve' } | { decision: 'reject'; reason: 'not_you' },
) => admin.call(OPS_REVIEW_PHOTO, { photo, ...judged });
const photoOf = async (id: string) => (await addPicture(t.services, id, madePicture(), 'public')).id;

const findPhotosOf = async (member: string) =>
  (await t.services.db.selectFrom('photos').select('id').where('user_id', '=', member).execute()).map(
    ({ id }) => id,
  );

type TestMember = Awaited<ReturnType<TestApp['member']>>;

interface Case {
  act: (member: TestMember) => Promise<{ status: number }>;
  before?: (member: TestMember) => Promise<unknown>;
  kind: string;
  /** What the mail says of facts, rule and source; null for an act that ends a restriction. */
  says: ((language: Locale) => { facts: string; rule: string; source: string }) | null;
}

const stated =
  ({ facts, rule, source }: MeasureStatement) =>
  (language: Locale) => ({
    facts,
    rule: serverText(language, `measure.rule.${rule}`),
    source: serverText(language, `measure.source.${source}`),
  });
const hide = ({ user }: TestMember) => admin.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATED });
const suspend = ({ user }: TestMember) => admin.call(OPS_SUSPEND_MEMBER, { member: user.id, ...STATED });

/** Each measure of operators and the mail that its member gets. */
const CASES: Record<Measure, Case> = {
  suspend: { act: suspend, kind: 'suspended', says: stated(STATED) },
  restore: {
    before: suspend,
    act: ({ user }) => admin.call(OPS_RESTORE_MEMBER, { member: user.id, reason: 'A mistake.' }),
    kind: 'restored',
    says: null,
  },
  profile_hold: { act: hide, kind: 'profile-held', says: stated(STATED) },
  profile_approve: {
    before: hide,
    act: async ({ user }) =>
      admin.call(OPS_REVIEW_PROFILE, {
        member: user.id,
        version: await versionOf(user.id),
        decision: 'approve',
      }),
    kind: 'profile-shown',
    says: null,
  },
  profile_send_back: {
    before: ({ client }) => client.call(CHANGE_USER, { profile: { about_me: 'Ring 06-1234 5678 9' } }),
    act: async ({ user }) =>
      admin.call(OPS_REVIEW_PROFILE, {
        member: user.id,
        version: await versionOf(user.id),
        decision: 'send_back',
        reason: 'contact',
      }),
    kind: 'profile-returned',
    says: (language) => ({
      ...stated({ facts: '', rule: 'contact', source: 'automatic' })(language),
      facts: serverText(language, 'measure.because.profile.contact'),
    }),
  },
  photo_remove: {
    act: async ({ user }) => judgePhoto(await photoOf(user.id), { decision: 'reject', reason: 'not_you' }),
    kind: 'photo-removed',
    says: (language) => ({
      ...stated({ facts: '', rule: 'photos', source: 'own_look' })(language),
      facts: serverText(language, 'measure.because.photo.not_you'),
    }),
  },
  photo_restore: {
    before: async ({ user }) => judgePhoto(await photoOf(user.id), { decision: 'reject', reason: 'not_you' }),
    act: async ({ user }) => judgePhoto((await findPhotosOf(user.id))[0]!, { decision: 'approve' }),
    kind: 'photo-restored',
    says: null,
  },
};

const mailsTo = async (email: string) => {
  await t.services.jobs.drain();
  return t.services.db.selectFrom('outbox_mails').selectAll().where('to', '=', email).orderBy('at').execute();
};

for (const [index, [measure, { before, act, kind, says }]] of Object.entries(CASES).entries())
  test(`the measure ${measure} is mailed with decision, facts, rule, source and appeal in the member’s language`, async () => {
    const language = LOCALE_CODES[index % LOCALE_CODES.length]!;
    const member = await t.member({ language });
    await before?.(member);
    const earlier = (await mailsTo(member.user.email)).length;
    const done = await act(member);
    assert.equal(done.status, 204);
    const [mail, ...more] = (await mailsTo(member.user.email)).slice(earlier);
    assert.equal(more.length, 0);
    assert.equal(mail!.subject, serverText(language, `mail.${kind}.subject`));
    assert.ok(mail!.text.includes(serverText(language, `mail.${kind}.body`)), mail!.text);
    assert.equal(mail!.text.includes(APPEAL_PATH), says !== null);
    for (const said of Object.values(says?.(language) ?? {})) assert.ok(mail!.text.includes(said), said);
  });

test('the first approval of a photo, and a second one of a photo in sight, send no mail', async () => {
  const { user } = await t.member();
  const photo = await photoOf(user.id);
  const earlier = (await mailsTo(user.email)).length;
  for (let again = 0; again < 2; again += 1)
    assert.equal((await judgePhoto(photo, { decision: 'approve' })).status, 204);
  assert.equal((await mailsTo(user.email)).length, earlier);
});

test('a measure by a report needs a rule, and its mail says that it came from a report and not from whom', async () => {
  for (const decision of ['suspended', 'profile_held', 'photo_rejected'] as const) {
    const [reporter, reported] = [await t.member(), await t.member()];
    const { ticket } = (
      await report(
        reporter.client,
        decision === 'photo_rejected'
          ? { photo: await photoOf(reported.user.id) }
          : { member: reported.user.id },
      )
    ).body;
    const decided = { ticket, decision, reason: STATED.facts };
    const refused = await admin.call(OPS_DECIDE_REPORT, decided);
    assert.deepEqual(refused.problem?.errors, [{ field: 'rule', code: 'required' }], decision);
    assert.equal((await admin.call(OPS_DECIDE_REPORT, { ...decided, rule: 'identity' })).status, 200);
    const [mail] = await mailsTo(reported.user.email);
    for (const said of Object.values(stated({ ...STATED, rule: 'identity' })('en')))
      assert.ok(mail!.text.includes(said), `${decision}: ${said}`);
    assert.ok(!mail!.text.includes(reporter.user.name) && !mail!.text.includes(ticket));
  }
});

test('facts of spaces alone, and a measure without rule or source, are refused', async () => {
  const { user } = await t.member();
  for (const wrong of [{ facts: '     ' }, { rule: undefined }, { source: undefined }, { rule: 'whim' }])
    assert.equal(
      (await admin.send(OPS_SUSPEND_MEMBER, { member: user.id, ...STATED, ...wrong })).status,
      422,
      JSON.stringify(wrong),
    );
});

test('a profile that was in sight while it waited is approved without a mail', async () => {
  const member = await t.member();
  await member.client.call(CHANGE_USER, { profile: { about_me: 'Ring 06-1234 5678 9' } });
  await CASES.profile_approve.act(member);
  assert.deepEqual(await mailsTo(member.user.email), []);
});

test('each rule and each source has its words in each language', () => {
  for (const language of LOCALE_CODES) {
    for (const rule of MEASURE_RULES) assert.ok(serverText(language, `measure.rule.${rule}`));
    for (const source of MEASURE_SOURCES) assert.ok(serverText(language, `measure.source.${source}`));
  }
});
