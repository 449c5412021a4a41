import {
  closeForUnderage,
  dropDraft,
  isClosedForUnderage,
  storeDraft,
  storeFirstMessage,
  loadDraft,
  loadFirstMessage,
  type Draft,
} from './draft.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21);
const DRAFT: Draft = {
  gender: 'male',
  seeking: 'female',
  country: 'NL',
  profile: {},
  email: 'daan@example.com',
  name: 'daan',
  day: '14',
  month: '6',
  year: '1989',
};

beforeEach(() => localStorage.clear());

test('[3.015] the draft is restored within a day and deleted after it', () => {
  storeDraft(DRAFT, START);
  expect(loadDraft(START + 23 * HOUR)).toEqual(DRAFT);
  expect(loadDraft(START + 25 * HOUR)).toEqual({});
});

test('[3.015] a first message is stored beside the rest, for its member alone', () => {
  storeDraft(DRAFT, START);
  storeFirstMessage({ member: 'nadia', signup_message: 'Hello', seeking: 'female' }, START);
  expect(loadDraft(START)).toEqual({
    ...DRAFT,
    member: 'nadia',
    signup_message: 'Hello',
    seeking: 'female',
  });
  expect(loadFirstMessage('nadia', START)).toEqual({ signup_message: 'Hello' });
  expect(loadFirstMessage('amara', START)).toEqual({});
});

test('a finished sign-up leaves no draft', () => {
  storeDraft(DRAFT, START);
  dropDraft();
  expect(loadDraft(START + HOUR)).toEqual({});
});

test('a date of birth below the age limit discards the draft and closes sign-up here for a day', () => {
  storeDraft(DRAFT, START);
  closeForUnderage(START);
  expect(loadDraft(START + HOUR)).toEqual({});
  expect(isClosedForUnderage(START + 23 * HOUR)).toBe(true);
  expect(isClosedForUnderage(START + 25 * HOUR)).toBe(false);
});

test('a broken storage is an empty one', () => {
  localStorage.setItem('signup.draft', '{');
  expect(loadDraft(0)).toEqual({});
});
