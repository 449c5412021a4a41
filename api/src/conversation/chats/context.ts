import type { Services } from '#src/platform/services.ts';
import { createNotify, type Notify } from '#src/platform/notifications/service.ts';
import type { ChatRules } from './policy.ts';
import { chatRules } from './rules.ts';

/** Dependencies of the chat functions: database, live events, notifications, the settings of the request's domain, the time. */
export interface ChatContext extends Pick<Services, 'db' | 'live' | 'unitOfWork' | 'signer' | 'jobs'> {
  notify: Notify;
  rules: ChatRules;
  now: Date;
}

/** The context of chats on a domain at a moment. */
export function chatContext(
  {
    db,
    live,
    unitOfWork,
    settings,
    jobs,
    signer,
  }: Pick<Services, 'db' | 'live' | 'unitOfWork' | 'settings' | 'jobs' | 'signer'>,
  { domain, now }: { domain: string; now: Date },
): ChatContext {
  return {
    db,
    live,
    unitOfWork,
    signer,
    jobs,
    notify: createNotify(jobs),
    rules: chatRules(settings, domain),
    now,
  };
}
