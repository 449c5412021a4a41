import type { Db } from '#src/platform/db/database.ts';
import type { Notify } from '#src/platform/notifications/service.ts';
import type { Live } from '#src/platform/ports/live.ts';
import type { ChatRules } from './policy.ts';

/** What the chat functions work with: database, live events, word for who is away, the settings of the request's domain, the time. */
export interface ChatContext {
  db: Db;
  live: Live;
  notify: Notify;
  rules: ChatRules;
  now: Date;
}
