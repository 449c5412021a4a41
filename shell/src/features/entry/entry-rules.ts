import type { Route } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Stored per device: the device's user is of age, logged in or not. */
export const ENTRY_KEY = 'rv.device.entry-warning';
/** Spec §2: the entry warning is the modal with this id. */
export const WARNING_ID = 'site-entry-warning';
/** Id of its heading. */
export const WARNING_TITLE = `${WARNING_ID}-title`;

/** Does this visitor have to be asked? (spec §4 Site-entry warning) */
export function mustWarn(
  settings: Settings,
  user: User | null,
  route: Route | null,
  installed: boolean,
  dismissed: boolean,
): boolean {
  if (user || installed || dismissed || route?.hidesEntryWarning) return false;
  const where = settings.enable_site_entry_popup;
  if (where === 'no') return false;
  return where === 'all' || where.includes(settings.geoip_selected_country);
}
