import { useIntl } from 'react-intl';
import type { NotificationType } from '@rendezvous/contract/resources/accounts/values';
import { useSettings } from '@rendezvous/remote/react/hooks';

/** Name of each type of notification, and what it sends. */
export function useNotificationWords(): Record<NotificationType, { label: string; hint: string }> {
  const intl = useIntl();
  const { name: site } = useSettings();
  return {
    new_conversations: {
      label: intl.formatMessage({
        id: 'settings.notify.conversations',
        defaultMessage: 'New conversations',
      }),
      hint: intl.formatMessage({
        id: 'settings.notify.conversations.what',
        defaultMessage: 'A member writes to you for the first time.',
      }),
    },
    new_messages: {
      label: intl.formatMessage({ id: 'settings.notify.messages', defaultMessage: 'New messages' }),
      hint: intl.formatMessage({
        id: 'settings.notify.messages.what',
        defaultMessage: 'A conversation you already have continues.',
      }),
    },
    unread_message_reminders: {
      label: intl.formatMessage({ id: 'settings.notify.unread', defaultMessage: 'Unread messages' }),
      hint: intl.formatMessage({
        id: 'settings.notify.unread.what',
        defaultMessage: 'A reminder once a message has waited for more than a day.',
      }),
    },
    like: {
      label: intl.formatMessage({ id: 'settings.notify.likes', defaultMessage: 'Likes and matches' }),
      hint: intl.formatMessage({
        id: 'settings.notify.likes.what',
        defaultMessage: 'A member likes you, or you both like each other.',
      }),
    },
    promotions: {
      label: intl.formatMessage({ id: 'settings.notify.promotions', defaultMessage: 'Discounts' }),
      hint: intl.formatMessage({
        id: 'settings.notify.promotions.what',
        defaultMessage: 'Credits cost less for a while: how much, and until when.',
      }),
    },
    weekly_updates: {
      label: intl.formatMessage({ id: 'settings.notify.weekly', defaultMessage: 'Your week' }),
      hint: intl.formatMessage({
        id: 'settings.notify.weekly.what',
        defaultMessage: 'Once a week: new likes, unread messages and new people near you.',
      }),
    },
    news: {
      label: intl.formatMessage({ id: 'settings.notify.news', defaultMessage: 'News' }),
      hint: intl.formatMessage(
        { id: 'settings.notify.news.what', defaultMessage: 'What’s new on {site}, now and then.' },
        { site },
      ),
    },
    reminders: {
      label: intl.formatMessage({ id: 'settings.notify.reminders', defaultMessage: 'Reminders' }),
      hint: intl.formatMessage({
        id: 'settings.notify.reminders.what',
        defaultMessage: 'Something still needs doing, such as confirming your address.',
      }),
    },
  };
}
