import type { SettingsService } from '#src/platform/settings/face.ts';
import type { ChatRules } from './policy.ts';

/** The settings chats go by, of one domain. */
export function chatRules(settings: SettingsService, domain: string): ChatRules {
  return {
    messageCredits: settings.value(domain, 'message_credits'),
    photoCredits: settings.value(domain, 'photo_credits'),
    giftCredits: settings.value(domain, 'gift_credits'),
    messageLength: settings.value(domain, 'message_length'),
    freeConversations: settings.value(domain, 'free_conversations'),
    fictionalContact: settings.value(domain, 'fictional_contact'),
    creditBackHours: settings.value(domain, 'unanswered_credit_hours'),
    historyMessages: settings.value(domain, 'history_messages'),
    historyMonths: settings.value(domain, 'history_months'),
    historyPage: settings.value(domain, 'history_page'),
  };
}
