import { endpoint } from '#src/kernel/endpoint.ts';
import {
  OpsSettingBody,
  OpsSettingChangesQuery,
  OpsSettingChangesResponse,
  OpsSettingResponse,
  OpsSettingsQuery,
  OpsSettingsResponse,
  OpsSettingUndoBody,
} from './schemas.ts';

export const OPS_LIST_SETTINGS = endpoint('GET', '/api/ops/settings', {
  summary: 'All settings of a domain with type, value and default.',
  access: 'operator',
  right: 'settings.read',
  query: OpsSettingsQuery,
  response: OpsSettingsResponse,
});

export const OPS_SET_SETTING = endpoint('PUT', '/api/ops/settings', {
  summary: 'Changes a setting of one domain or of all; the value is checked by its schema.',
  access: 'operator',
  right: 'settings.change',
  body: OpsSettingBody,
  response: OpsSettingResponse,
  errors: ['not_found'],
});

export const OPS_LIST_SETTING_CHANGES = endpoint('GET', '/api/ops/setting-changes', {
  summary: 'Changes of settings, the latest first: who, when, from what to what.',
  access: 'operator',
  right: 'settings.read',
  query: OpsSettingChangesQuery,
  response: OpsSettingChangesResponse,
});

export const OPS_UNDO_SETTING = endpoint('POST', '/api/ops/setting-undo', {
  summary: 'Brings back the value from before a change.',
  access: 'operator',
  right: 'settings.change',
  body: OpsSettingUndoBody,
  response: OpsSettingResponse,
  errors: ['not_found'],
});
