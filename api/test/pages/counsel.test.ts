import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTINGS, type SettingKey, type SettingValue } from '@rendezvous/contract/settings/table';
import { checkSetting } from '#src/platform/settings/face.ts';
import { unconfirmedCountries } from '#src/pages/content/face.ts';

const read =
  (changes: Partial<{ [K in SettingKey]: SettingValue<K> }>) =>
  <K extends SettingKey>(key: K): SettingValue<K> =>
    changes[key] ?? (SETTINGS[key].initial as SettingValue<K>);

test('countries whose wordings of law no counsel has confirmed are named, and none on a demonstration', () => {
  const confirmed = [{ country: 'NL' as const, by: 'A. Raadsvrouw', on: '2026-11-23' }];
  assert.deepEqual(unconfirmedCountries(read({ countries: ['NL', 'DE'], counsel_confirmed: confirmed })), [
    'DE',
  ]);
  assert.deepEqual(unconfirmedCountries(read({ countries: ['NL', 'DE'], demonstration: true })), []);
});

test('a confirmation names counsel and day', () => {
  assert.throws(() => checkSetting('counsel_confirmed', [{ country: 'NL', by: '', on: '2026-11-23' }]));
  assert.throws(() =>
    checkSetting('counsel_confirmed', [{ country: 'NL', by: 'A. Raadsvrouw', on: 'soon' }]),
  );
  checkSetting('counsel_confirmed', [{ country: 'NL', by: 'A. Raadsvrouw', on: '2026-11-23' }]);
});
