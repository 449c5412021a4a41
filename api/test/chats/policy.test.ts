import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal, type ChatRules, type SendFacts, type Writer } from '#src/conversation/chats/policy.ts';
import type { MemberFacts } from '#src/people/visibility/face.ts';

const MEMBER = { status: 'active', conversation: null } as Partial<MemberFacts> as MemberFacts;
const RULES = { freeConversations: 2 } as Partial<ChatRules> as ChatRules;
const free: Writer = { userId: 'anna', paid: false, status: 'active' };
const premium: Writer = { ...free, paid: true };
const text = (started: number, member = MEMBER): SendFacts => ({ member, started, kind: 'text' });

test('[6.003] the conversation limit applies to new conversations of free members, and to no others', () => {
  assert.equal(refusal(free, text(1), RULES), null);
  assert.equal(refusal(free, text(2), RULES), 'conversation_limit');
  assert.equal(refusal(free, text(2, { ...MEMBER, conversation: 'c1' }), RULES), null);
  assert.equal(refusal(premium, text(99), RULES), null);
});

test('photos are for Premium members', () => {
  const photo: SendFacts = { ...text(0), kind: 'photo' };
  assert.deepEqual([refusal(free, photo, RULES), refusal(premium, photo, RULES)], ['premium_only', null]);
});
