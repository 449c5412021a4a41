import type { Room } from '#src/lib/room.ts';
import { SETTINGS } from '@rendezvous/ui/icons/actions/settings';

/** Numbers and words of the business, with their history. */
export const settings: Room = {
  id: 'settings',
  rights: ['settings.read'],
  icon: SETTINGS,
  title: (intl) => intl.formatMessage({ id: 'frame.account.settings', defaultMessage: 'Settings' }),
  load: () => import('./settings-room.tsx').then((m) => m.SettingsRoom),
};
