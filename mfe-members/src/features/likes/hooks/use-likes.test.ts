import type { LikesResponse } from '@rendezvous/contract/likes';
import type { MemberCard } from '@rendezvous/contract/members';
import { readLikes } from './use-likes.ts';

const card = (id: string): MemberCard => ({
  id,
  name: id,
  age: 30,
  country: 'NL',
  region: null,
  city: null,
  main_image: null,
  premium: false,
  fictional: false,
  online: false,
  last_active_bucket: 'today',
  photo_count: 0,
  liked: false,
});
const at = '2026-11-21T10:00:00.000Z';
const answer: LikesResponse = {
  profiles: [card('anna'), card('bo'), card('cas')],
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
  expect(likes.received).toEqual([{ card: card('anna'), at, isNew: true }]);
  expect(likes.sent.map((like) => like.card.id)).toEqual(['bo']);
  expect(likes.matches).toEqual([{ card: card('cas'), at, isNew: false }]);
});

test('a like of somebody who is not there any more is left out', () => {
  expect(readLikes(answer).received.map((like) => like.card.id)).not.toContain('gone');
});
