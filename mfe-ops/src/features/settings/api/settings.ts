import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { usePages } from '@rendezvous/api-client/use-pages';
import {
  OPS_LIST_SETTING_CHANGES,
  OPS_LIST_SETTINGS,
  OPS_SET_SETTING,
  OPS_UNDO_SETTING,
} from '@rendezvous/contract/operators/settings/calls';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';

/** Settings of one domain; without a name those that count for all. */
export const useDomainSettings = (domain: string | null) => useEndpoint(OPS_LIST_SETTINGS, { domain });

/** Changes of one setting in one domain, the latest first. */
export function useSettingChanges(key: string, domain: string) {
  const reading = useEndpoint(OPS_LIST_SETTING_CHANGES, { key, domain });
  return {
    reading,
    pages: usePages(reading, (cursor) => call(OPS_LIST_SETTING_CHANGES, { key, domain, cursor })),
  };
}

/** Sets a value as JSON; null removes the domain's own value. */
export const setSetting = async (key: string, domain: string, value: string | null): Promise<OpsSetting> =>
  (await call(OPS_SET_SETTING, { key, domain, value })).setting;

/** Brings back the value from before a change. */
export const undoChange = async (change: string): Promise<OpsSetting> =>
  (await call(OPS_UNDO_SETTING, { change })).setting;
