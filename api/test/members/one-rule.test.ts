import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal, isReachable, type ChatRules, type Writer } from '#src/conversation/chats/policy.ts';
import {
  cardDetail,
  isListed,
  mayLike,
  mayReach,
  pageVisibility,
  type MemberFacts,
} from '#src/people/visibility/policy.ts';

/** Every combination of the facts. */
function* everyFact(): Generator<MemberFacts> {
  const flags = [
    'invisible',
    'consented',
    'fictional',
    'self',
    'blockedViewer',
    'blockedByViewer',
    'inContact',
  ];
  for (const status of ['not_confirmed', 'active', 'suspended', 'pending_deletion'] as const)
    for (const profileStatus of ['active', 'disabled', 'pending_review'] as const)
      for (let bits = 0; bits < 2 ** flags.length; bits += 1) {
        const chosen = Object.fromEntries(flags.map((flag, place) => [flag, (bits & (2 ** place)) !== 0]));
        const facts = { id: 'm', name: 'Mia', status, profileStatus, conversation: null, ...chosen };
        yield facts as MemberFacts;
      }
}

const ALL = [...everyFact()];
const strangers = ALL.filter(({ inContact, self }) => !inContact && !self);
const rules = { fictionalContact: 'free', freeConversations: 2 } as ChatRules;
const writer: Writer = { userId: 'w', paid: true, status: 'active' };

test('the facts are all there', () => {
  assert.equal(ALL.length, 4 * 3 * 2 ** 7);
});

test('a stranger may write to a member exactly when the page opens', () => {
  for (const facts of strangers) {
    const mayWrite =
      isReachable(facts, rules) &&
      refusal(writer, { member: facts, started: 0, kind: 'text' }, rules) === null;
    const opens = pageVisibility(facts) === 'visible';
    if (!facts.blockedByViewer) assert.equal(mayWrite, opens, JSON.stringify(facts));
    else assert.equal(mayWrite, false, 'the own block is lifted first');
  }
});

test('a stranger learns of a block only where the page says so', () => {
  for (const facts of strangers)
    if (mayReach(facts)) assert.notEqual(pageVisibility(facts), 'not_found', JSON.stringify(facts));
});

test('a card, a list and a heart show a stranger no more than the page', () => {
  for (const facts of strangers) {
    const opens = pageVisibility(facts) === 'visible';
    for (const shown of [isListed(facts), mayLike(facts), cardDetail(facts) === 'full'])
      if (shown) assert.ok(opens, JSON.stringify(facts));
  }
});

test('a contact may write to a member who has not left, unless a block or an unconfirmed account is between them', () => {
  for (const facts of ALL.filter(({ inContact, self }) => inContact && !self)) {
    const hasLeft = facts.status === 'suspended' || facts.status === 'pending_deletion';
    assert.equal(isReachable(facts, rules), !hasLeft, JSON.stringify(facts));
  }
});
