import { useIntl } from 'react-intl';
import type { GroupId } from '../groups.ts';

/** Titles of the groups of settings. */
export function useGroupTitles(): Record<GroupId, string> {
  const intl = useIntl();
  return {
    notifications: intl.formatMessage({
      id: 'settings.group.notifications',
      defaultMessage: 'Notifications',
    }),
    profile: intl.formatMessage({ id: 'settings.group.profile', defaultMessage: 'Photos and place' }),
    privacy: intl.formatMessage({ id: 'settings.group.privacy', defaultMessage: 'Privacy' }),
    login: intl.formatMessage({ id: 'settings.group.login', defaultMessage: 'Log-in and security' }),
    payments: intl.formatMessage({ id: 'settings.group.payments', defaultMessage: 'Payments' }),
    language: intl.formatMessage({ id: 'language.label', defaultMessage: 'Language' }),
    data: intl.formatMessage({ id: 'settings.group.data', defaultMessage: 'Your data' }),
    help: intl.formatMessage({ id: 'settings.group.help', defaultMessage: 'Help' }),
    delete: intl.formatMessage({ id: 'settings.group.delete', defaultMessage: 'Delete account' }),
  };
}
