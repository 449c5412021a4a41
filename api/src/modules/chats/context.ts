import type { Db } from '#src/db/database.ts';
import type { Live } from '#src/ports/live.ts';
import type { ChatRules } from './policy.ts';

/** What the chat functions work with: database, live events, the settings of the request's domain, the time. */
export interface ChatContext {
  db: Db;
  live: Live;
  rules: ChatRules;
  now: Date;
}
