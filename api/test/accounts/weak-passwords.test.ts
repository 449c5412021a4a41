import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { passwordWeakness } from '@rendezvous/rules/password-strength';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const signUp = (password: string) =>
  t.asVisitor().call(SIGN_UP, {
    email: 'lena.vogel@mail.example',
    name: 'Sternchen',
    password,
    date_of_birth: '1992-04-01',
    gender: 'female',
    seeking: 'male',
    country: 'DE',
    language: 'de',
    profile_consent: PROFILE_CONSENT,
  });

test('guessable passwords are refused by one field error', async () => {
  const guessable = [
    'aaaaaaaa',
    'ababababab',
    'xyzxyzxyz',
    'QxQxQxQx',
    '23456789',
    '98765432',
    'bcdefghi',
    'ihgfedcb',
    '77777777',
    '20202020',
    'Sternchen',
    'sternchen1',
    '12sternchen!',
    'sternchensternchen',
    'lena.vogel',
    'Lena.Vogel99',
    'lena.vogel@mail.example',
    'STERNCHEN__',
  ];
  for (const password of guessable) {
    const { status, problem } = await signUp(password);
    assert.deepEqual(
      [status, problem.errors?.length, problem.errors?.[0]?.field],
      [422, 1, 'password'],
      password,
    );
    assert.match(problem.errors?.[0]?.code ?? '', /^password_(weak|common)$/, password);
  }
});

test('a password that only contains the name among other words is accepted', async () => {
  assert.equal((await signUp('sternchen-am-himmel-7')).status, 201);
});

test('a password that repeats a part is weak, though its letters differ enough', () => {
  const owner = { name: 'Anna', email: 'anna@mail.example' };
  for (const password of ['xk7pxk7p', 'xk7pxk7pxk7p'])
    assert.equal(passwordWeakness(password, owner), 'repeated', password);
  assert.equal(passwordWeakness('xk7pxk7q', owner), null);
});

test('a weak password is refused with its reason', async () => {
  for (const [password, reason] of [
    ['ijklmnopq', 'run'],
    ['xk7pxk7p', 'repeated'],
    ['a1a1aa11', 'few'],
    ['Lena.Vogel99', 'own'],
  ] as const) {
    const { problem } = await signUp(password);
    assert.deepEqual(
      problem.errors,
      [{ field: 'password', code: 'password_weak', params: { reason } }],
      password,
    );
  }
});
