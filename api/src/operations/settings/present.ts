import { SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import type { SettingKind } from '@rendezvous/contract/operators/values';
import { EVERY_DOMAIN, type SettingRow } from '#src/platform/settings/face.ts';

/** The words of a JSON Schema that an editor reads. */
interface Shape {
  type?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

function kindOf({ type, enum: choices }: Shape, isLocalized: boolean): SettingKind {
  if (isLocalized) return 'texts';
  if (choices) return 'choice';
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' ? 'text' : 'json';
}

/** A setting in one domain, with the value in force and where it comes from. */
export function presentSetting(key: SettingKey, domain: string, rows: readonly SettingRow[]): OpsSetting {
  const definition = SETTINGS[key] as {
    schema: object;
    initial: unknown;
    public?: true;
    readOnly?: true;
    localized?: true;
  };
  const shape = definition.schema as Shape;
  const own = rows.find((row) => row.key === key && row.domain === domain);
  const shared = rows.find((row) => row.key === key && row.domain === EVERY_DOMAIN);
  const row = own ?? shared;
  return {
    key,
    kind: kindOf(shape, definition.localized === true),
    public: definition.public === true,
    read_only: definition.readOnly === true,
    minimum: shape.minimum ?? shape.minLength ?? null,
    maximum: shape.maximum ?? shape.maxLength ?? null,
    choices: shape.enum ? [...shape.enum] : null,
    schema: JSON.stringify(definition.schema),
    value: JSON.stringify(row ? row.value : definition.initial),
    initial: JSON.stringify(definition.initial),
    source: !row ? 'product' : row.domain === EVERY_DOMAIN ? 'all' : 'domain',
    changed_at: row?.updated_at.toISOString() ?? null,
    changed_by: row?.updated_by ?? null,
  };
}
