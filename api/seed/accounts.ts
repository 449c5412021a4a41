import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Gender } from '@rendezvous/contract/resources/profile/schemas';

/** Purpose of the demo account. */
export type DemoRole = 'premium' | 'free' | 'blocked' | 'not_confirmed' | 'pending_deletion';

export interface DemoAccount {
  role: DemoRole;
  name: string;
  email: string;
  gender: Gender;
  age: number;
  language: Locale;
  home: { region: string; city: string };
  extraPhotos: number;
}

/** Password of every demo account. */
export const DEMO_PASSWORD = 'halfway-there-2';

/** Demo accounts with a log-in; other demo members have none. */
export const ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'premium',
    name: 'Marijke',
    email: 'premium@demo.example',
    gender: 'female',
    age: 34,
    language: 'en',
    home: { region: 'Utrecht', city: 'Utrecht' },
    extraPhotos: 5,
  },
  {
    role: 'free',
    name: 'Daan',
    email: 'free@demo.example',
    gender: 'male',
    age: 36,
    language: 'en',
    home: { region: 'Utrecht', city: 'Utrecht' },
    extraPhotos: 1,
  },
  {
    role: 'blocked',
    name: 'Vera',
    email: 'blocker@demo.example',
    gender: 'female',
    age: 31,
    language: 'en',
    home: { region: 'Utrecht', city: 'Amersfoort' },
    extraPhotos: 1,
  },
  {
    role: 'not_confirmed',
    name: 'Noah',
    email: 'new@demo.example',
    gender: 'male',
    age: 28,
    language: 'en',
    home: { region: 'Noord-Holland', city: 'Amsterdam' },
    extraPhotos: 0,
  },
  {
    role: 'pending_deletion',
    name: 'Lonneke',
    email: 'leaving@demo.example',
    gender: 'female',
    age: 41,
    language: 'en',
    home: { region: 'Gelderland', city: 'Arnhem' },
    extraPhotos: 0,
  },
];

/** One line of the log-in list printed by `npm start`. */
export interface DemoLogin {
  email: string;
  password: string;
  note: string;
}

const NOTES: Record<DemoRole, string> = {
  premium: 'Premium member with credits, chats and a match',
  free: 'free member with a few credits, likes and chats',
  blocked: 'has blocked the free member',
  not_confirmed: 'has not confirmed the e-mail address',
  pending_deletion: 'is leaving; log-in is refused, reactivation is by mail',
};

/** Demo log-ins, most useful first. */
export const DEMO_LOGINS: readonly DemoLogin[] = ACCOUNTS.map(({ role, email }) => ({
  email,
  password: DEMO_PASSWORD,
  note: NOTES[role],
}));
