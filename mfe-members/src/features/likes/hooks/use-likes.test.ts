import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import { cardOf } from '@rendezvous/testing/members';
import { readLikes } from './use-likes.ts';

const at = '2026-11-21T10:00:00.000Z';
const answer: LikesResponse = {
  profiles: [cardOf('anna'), cardOf('bo'), cardOf('cas')],
  liked_by: [
    { id: 'anna', like_new: true, at },
    { id: 'gone', like_new: true, at },
  ],
  sent: [{ id: 'bo', at }],
  matches: [{ id: 'cas', at, seen: true }],
  likes_remaining: 3,
  reset_at: at,
};

test('[3.008] likes are received, sent and matches, each with its card', () => {
  const likes = readLikes(answer);
  expect(likes.received).toEqual([{ card: cardOf('anna'), at, isNew: true }]);
  expect(likes.sent.map((like) => like.card.id)).toEqual(['bo']);
  expect(likes.matches).toEqual([{ card: cardOf('cas'), at, isNew: false }]);
});

test('a like of a missing member is left out', () => {
  expect(readLikes(answer).received.map((like) => like.card.id)).not.toContain('gone');
});
