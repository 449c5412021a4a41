import type { Lander } from '@rendezvous/contract/resources/landers/schemas';

/** A landing page as the API answers it. */
export const LANDER: Lander = {
  name: 'adultonly',
  slug: null,
  version: 3,
  variant: 'a',
  language: 'en',
  template: 'halves',
  title: 'What kind of evening?',
  description: 'Four quick choices.',
  headline: 'Two halves, one evening.',
  lead: 'The rest you tell each other.',
  button: 'Make my free account',
  honest_line: 'Messages cost credits.',
  questions: [
    { question: 'Pick your half of the evening.', left: 'A drink', right: 'Dancing', art: 'evening' },
    { question: 'Which half are you?', left: 'A woman', right: 'A man', art: 'you', asks: 'gender' },
    { question: 'And your other half?', left: 'A woman', right: 'A man', art: 'other', asks: 'seeking' },
  ],
  members: [member('m1', 'Nadia', 31), member('m2', 'Elin', 27), member('m3', 'June', 30)],
};

function member(id: string, name: string, age: number): Lander['members'][number] {
  return {
    id,
    name,
    age,
    country: 'NL',
    region: 'Utrecht',
    city: 'Zeist',
    main_image: {
      path: 'p-large.webp',
      thumb_path: 'p-thumb.webp',
      status: 'active',
      focus: { x: 50, y: 30 },
    },
    premium: false,
    fictional: false,
    online: false,
    last_active_bucket: 'week',
    photo_count: 1,
    liked: false,
    new_member: false,
    interests_in_common: 0,
  };
}
