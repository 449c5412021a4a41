import type { Services } from '#src/platform/services.ts';
import type { ChatRules } from './policy.ts';
import { chatRules } from './rules.ts';

/** Dependencies of the chat functions: database, live events, the settings of the request's domain, the time. */
export interface ChatContext extends Pick<
  Services,
  'db' | 'live' | 'unitOfWork' | 'afterwards' | 'settings' | 'signer' | 'jobs' | 'fastPath'
> {
  /** Receivers get notifications. A seed that writes histories sends none. */
  notifies: boolean;
  rules: ChatRules;
  now: Date;
}

/** The context of chats on a domain at a moment. */
export function chatContext(
  {
    db,
    live,
    unitOfWork,
    afterwards,
    settings,
    jobs,
    signer,
    fastPath,
  }: Pick<
    Services,
    'db' | 'live' | 'unitOfWork' | 'afterwards' | 'settings' | 'jobs' | 'signer' | 'fastPath'
  >,
  { domain, now }: { domain: string; now: Date },
): ChatContext {
  return {
    db,
    live,
    unitOfWork,
    afterwards,
    settings,
    signer,
    jobs,
    fastPath,
    notifies: true,
    rules: chatRules(settings, domain),
    now,
  };
}
