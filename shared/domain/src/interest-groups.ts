import { INTERESTS, INTIMATE_INTERESTS, type Interest } from '@rendezvous/contract/resources/profile/values';

const IN: readonly Interest[] = [
  'cooking',
  'wine',
  'movies',
  'reading',
  'bbq',
  'videogames',
  'vegetarian',
  'tea',
  'gardening',
  'animals',
  'politics',
  'astrology',
];
const AWAY: readonly Interest[] = [
  'travelling',
  'beach',
  'hiking',
  'biking',
  'outdoors',
  'adventure',
  'sports',
  'gym',
];
const CLOSE: readonly Interest[] = ['kissing', 'hugging', 'massages', 'relationship'];
const ELSEWHERE = new Set<Interest>([...INTIMATE_INTERESTS, ...IN, ...AWAY, ...CLOSE]);

/** All other interests, by where they lead. An interest new to the contract is one for going out until it is put elsewhere. */
export const INTEREST_GROUPS = [
  { name: 'out', interests: INTERESTS.filter((interest) => !ELSEWHERE.has(interest)) },
  { name: 'in', interests: IN },
  { name: 'away', interests: AWAY },
  { name: 'close', interests: CLOSE },
] as const;
