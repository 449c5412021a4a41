import { photoOf } from '@rendezvous/testing/members';
import { userOf } from '@rendezvous/testing/settings';
import { completenessOf } from './completeness.ts';

const half = (prompt: 'midnight' | 'laugh' | 'vice') =>
  ({ prompt, language: 'en', beginning: '…', text: 'x' }) as const;
const whole = userOf({
  profile: {
    photos: [photoOf('one'), photoOf('two')],
    about_me: 'Bridges.',
    half_prompts: [half('midnight'), half('laugh'), half('vice')],
    interests: ['wine', 'dancing', 'beach'],
    region: 'Utrecht',
  },
}).profile;

test('an empty profile begins with a photo, a whole one has nothing left', () => {
  expect(completenessOf(userOf().profile)).toEqual({ count: 0, next: 'photo' });
  expect(completenessOf(whole)).toEqual({ count: 8, next: null });
});

test('the one next thing is what helps most of what is missing; details never count', () => {
  expect(completenessOf({ ...whole, half_prompts: whole.half_prompts.slice(0, 2) })).toEqual({
    count: 7,
    next: 'half3',
  });
  expect(completenessOf({ ...whole, half_prompts: [], about_me: '' })).toEqual({ count: 4, next: 'about' });
  expect(whole.hair_color).toBeNull();
});

test('a photo that cannot be the main one is not the first photo', () => {
  const photos = [photoOf('one', { visibility: 'private' }), photoOf('two', { status: 'pending' })];
  expect(completenessOf({ ...whole, photos }).next).toBe('photo');
});
