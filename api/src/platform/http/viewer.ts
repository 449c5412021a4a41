import type { CountryCode } from '@rendezvous/contract/countries';
import type { Locale } from '@rendezvous/contract/locales';

/** The member behind a request. */
export interface Viewer {
  userId: string;
  sessionId: string;
  status: 'not_confirmed' | 'active';
  paid: boolean;
  language: Locale;
  country: CountryCode;
  /** When this session was opened by a log-in; sensitive changes need a recent one. */
  loggedInAt: Date;
}
