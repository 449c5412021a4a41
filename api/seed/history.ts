/** History of the demo accounts. Partners are named by their index among the suitable members. */
type Side = 'account' | 'partner';

export interface Talk {
  /** Index of the partner among the suitable members. */
  partner: number;
  /** Minutes before now of the first line; later lines follow at intervals. */
  startedAgo: number;
  lines: readonly (readonly [from: Side, text: string])[];
  /** The account has read every line. */
  read: boolean;
}

/** Chats of the Premium member. */
export const PREMIUM_TALKS: readonly Talk[] = [
  {
    partner: 0,
    startedAgo: 60 * 27,
    read: false,
    lines: [
      ['partner', 'You take pictures of doors. I need to know which door started it.'],
      ['account', 'A green one in Ghent. It had a cat flap with a doorbell.'],
      ['partner', 'For the cat?'],
      ['account', 'I like to think so. Nobody ever answered.'],
      ['partner', 'I live behind a brown one. Sorry in advance.'],
      ['account', 'Brown is honest. Does it squeak?'],
      ['partner', 'Only when somebody leaves.'],
      ['account', 'That is either very sad or a very good line.'],
      ['partner', 'Bit of both. Coffee near the Neude, Thursday?'],
      ['account', 'Thursday after six works. I will be the one looking at the entrance.'],
      ['partner', 'Then I will stand next to it and act natural.'],
    ],
  },
  {
    partner: 1,
    startedAgo: 60 * 50,
    read: true,
    lines: [
      ['account', 'Honest question: is your curry really that good?'],
      ['partner', 'Three vegetarians and a landlord say yes.'],
      ['account', 'I eat everything except coriander.'],
      ['partner', 'Then we have a problem, but a small one. I can leave it out.'],
    ],
  },
  {
    partner: 2,
    startedAgo: 190,
    read: false,
    lines: [
      ['partner', 'Hi. You said small towns over capitals. Best one so far?'],
      ['partner', 'Mine is Zierikzee, in the rain.'],
    ],
  },
];

/** Chats of the free member; the partners started them, so both starts are left. */
export const FREE_TALKS: readonly Talk[] = [
  {
    partner: 0,
    startedAgo: 60 * 6,
    read: false,
    lines: [
      ['partner', 'A man who knows every bench in the park. Which one has sun at five?'],
      ['account', 'Third from the pond. Bring a coat, it lies about the temperature.'],
      ['partner', 'Noted. I bring coffee, you bring the coat.'],
      ['partner', 'Saturday?'],
    ],
  },
  {
    partner: 1,
    startedAgo: 60 * 76,
    read: true,
    lines: [
      ['partner', 'Night train or airport, and no cheating.'],
      ['account', 'Night train. Upper bunk, window a crack open.'],
      ['partner', 'Correct answer.'],
    ],
  },
];

/** Message of the Premium member to a fictional profile, which never answers. */
export const TO_FICTIONAL = 'Hello. I know there is nobody there, I only wanted to see how this works.';

/** Indexes among the suitable members: members that like the account and members the account likes; both make a match. */
export const PREMIUM_LIKES = { received: [0, 3, 4, 5], sent: [0, 6] } as const;
export const FREE_LIKES = { received: [0, 2, 3], sent: [0] } as const;
