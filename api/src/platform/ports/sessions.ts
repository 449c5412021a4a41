import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';

/** The member behind a request. */
export interface Viewer {
  userId: string;
  sessionId: string;
  status: 'not_confirmed' | 'active';
  paid: boolean;
  language: Locale;
  country: CountryCode;
  /** Last time the account was written down as active. */
  lastActive: Date;
  /** When the password was last given in this session; use of the session does not renew it. */
  authenticatedAt: Date;
}

export interface FoundSession {
  viewer: Viewer;
  lastSeenAt: Date;
  /** Found by a secret that was replaced a moment ago. */
  isFormer: boolean;
}

/** The sessions of members, as the request hooks need them; identity stores them. */
export interface Sessions {
  /** The member a token belongs to; null when it is unknown, expired, or its account may not be used. */
  find(token: string, now: Date): Promise<FoundSession | null>;
  /** Extends a session in use; true when it did and the cookie is sent again. */
  touch(session: FoundSession, now: Date): Promise<boolean>;
}
