export type { SettingsAudience } from './audience.ts';
export { type ChangeFilter, changeSetting, findChange, listChanges } from './change-repository.ts';
export { EVERY_DOMAIN, type SettingRow, readRows, writeDomain } from './repository.ts';
export {
  DEFAULT_DOMAIN,
  type DomainSettings,
  type SettingsService,
  checkSetting,
  createSettings,
} from './service.ts';
export {
  assertAnswer,
  readPublicSettings,
  type SettingReader,
  type SettingValues,
  trySetting,
} from './trial.ts';
export { openSecrets, resealSecrets, secretKeys, type Secrets } from './secrets.ts';
