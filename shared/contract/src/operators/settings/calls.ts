// Written by "npm run write calls" from operators/settings/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** All settings of a domain with type, value and default. */
export const OPS_LIST_SETTINGS: CallOf<typeof endpoints.OPS_LIST_SETTINGS> = {
  method: 'GET',
  path: '/api/ops/settings',
};

/** Changes of settings, the latest first: who, when, from what to what. */
export const OPS_LIST_SETTING_CHANGES: CallOf<typeof endpoints.OPS_LIST_SETTING_CHANGES> = {
  method: 'GET',
  path: '/api/ops/setting-changes',
};

/** Changes a setting of one domain or of all; the value is checked by its schema. */
export const OPS_SET_SETTING: CallOf<typeof endpoints.OPS_SET_SETTING> = {
  method: 'PUT',
  path: '/api/ops/settings',
};

/** Brings back the value from before a change. */
export const OPS_UNDO_SETTING: CallOf<typeof endpoints.OPS_UNDO_SETTING> = {
  method: 'POST',
  path: '/api/ops/setting-undo',
};
