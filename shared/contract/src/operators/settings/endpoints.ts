import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsSettingBody,
  OpsSettingChangesQuery,
  OpsSettingChangesResponse,
  OpsSettingResponse,
  OpsSettingsQuery,
  OpsSettingsResponse,
  OpsSettingUndoBody,
} from './schemas.ts';

export const OPS_LIST_SETTINGS = operatorEndpoint('GET', '/api/ops/settings', {
  summary: 'All settings of a domain with type, value and default.',
  right: 'settings.read',
  query: OpsSettingsQuery,
  response: OpsSettingsResponse,
});

export const OPS_SET_SETTING = operatorEndpoint('PUT', '/api/ops/settings', {
  summary: 'Changes a setting of one domain or of all; the value is checked by its schema.',
  right: 'settings.change',
  body: OpsSettingBody,
  response: OpsSettingResponse,
  errors: ['not_found'],
});

export const OPS_LIST_SETTING_CHANGES = operatorEndpoint('GET', '/api/ops/setting-changes', {
  summary: 'Changes of settings, the latest first: who, when, from what to what.',
  right: 'settings.read',
  query: OpsSettingChangesQuery,
  response: OpsSettingChangesResponse,
});

export const OPS_UNDO_SETTING = operatorEndpoint('POST', '/api/ops/setting-undo', {
  summary: 'Brings back the value from before a change.',
  right: 'settings.change',
  body: OpsSettingUndoBody,
  response: OpsSettingResponse,
  errors: ['not_found'],
});
