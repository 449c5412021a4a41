import type {
  OpsSetting,
  OpsSettingBody,
  OpsSettingsResponse,
} from '@rendezvous/contract/operators/settings/schemas';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import {
  changeSetting,
  checkSetting,
  DEFAULT_DOMAIN,
  EVERY_DOMAIN,
  findChange,
  listChanges,
  readRows,
  trySetting,
  type ChangeFilter,
} from '#src/platform/settings/face.ts';
import { isSettingKey, SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import { presentSetting } from './present.ts';

type SettingServices = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings' | 'settingReaders'>;

/** All settings of a domain, and the domains there are; written down with the operator's name. */
export async function listSettings(
  { unitOfWork, clock }: SettingServices,
  operator: string,
  domain = EVERY_DOMAIN,
): Promise<OpsSettingsResponse> {
  return unitOfWork(async (tx) => {
    const { rows, hosts } = await readRows(tx);
    await writeAudit(tx, { at: clock.now(), operator, action: 'setting.list', subject: domain });
    const named = [DEFAULT_DOMAIN, ...hosts.map((host) => host.domain), ...rows.map((row) => row.domain)];
    const domains = [...new Set(named)].filter((name) => name !== EVERY_DOMAIN).sort();
    const keys = Object.keys(SETTINGS) as SettingKey[];
    return {
      domain,
      domains: [EVERY_DOMAIN, ...domains],
      items: keys.map((key) => presentSetting(key, domain, rows)),
    };
  });
}

/**
 * Checks JSON against the schema of a setting, then tries it with all readers of settings: a value that a page, a price or an answer fails
 * with is refused. @throws field errors of `field`
 */
async function check(
  services: SettingServices,
  { key, domain, value: text }: { key: SettingKey; domain: string; value: string | null },
  field: 'value' | 'change',
): Promise<string | null> {
  try {
    const value = text === null ? null : (JSON.parse(text) as unknown);
    checkSetting(key, text === null ? SETTINGS[key].initial : value);
    const checked = text === null ? null : JSON.stringify(value);
    await trySetting(services, services.settingReaders, { domain, key, value: checked });
    return checked;
  } catch (error) {
    throw fieldProblem(field, 'invalid', { detail: (error as Error).message });
  }
}

/** Writes or removes a value, and reads the settings of this process again; the others follow within seconds. */
async function write(
  { unitOfWork, clock, settings }: SettingServices,
  operator: string,
  change: { key: SettingKey; domain: string; value: string | null },
  action: 'setting.set' | 'setting.undo',
): Promise<OpsSetting> {
  const { key, domain } = change;
  const at = clock.now();
  return unitOfWork(async (tx, afterCommit) => {
    const id = await changeSetting(tx, { ...change, at, by: operator });
    await writeAudit(tx, { at, operator, action, subject: key, detail: { domain, change: id } });
    afterCommit(() => settings.reload());
    return presentSetting(key, domain, (await readRows(tx)).rows);
  });
}

/** Changes a setting. @throws problem `not_found` for an unknown one, field errors of `value` */
export async function setSetting(
  services: SettingServices,
  operator: string,
  { key, domain, value }: OpsSettingBody,
): Promise<OpsSetting> {
  if (!isSettingKey(key)) throw problem('not_found');
  const checked = await check(services, { key, domain, value }, 'value');
  return write(services, operator, { key, domain, value: checked }, 'setting.set');
}

/** Changes of settings, the latest first; written down with the operator's name. */
export async function listSettingChanges(
  { unitOfWork, clock }: SettingServices,
  operator: string,
  filter: ChangeFilter,
  position: Position | null,
  limit: number,
) {
  return unitOfWork(async (tx: Tx) => {
    await writeAudit(tx, {
      at: clock.now(),
      operator,
      action: 'setting.changes',
      subject: filter.key ?? 'all',
    });
    return listChanges(tx, limit, filter, position);
  });
}

/**
 * Brings back the value from before a change, whatever happened since.
 * @throws problem `not_found`; field errors of `change` for a value that no longer fits
 */
export async function undoSetting(
  services: SettingServices,
  operator: string,
  changeId: string,
): Promise<OpsSetting> {
  const change = await findChange(services.db, changeId);
  if (!change || !isSettingKey(change.key)) throw problem('not_found');
  const { key, domain, before } = change;
  const value = await check(services, { key, domain, value: before }, 'change');
  return write(services, operator, { key, domain, value }, 'setting.undo');
}
