import { Type, type Static } from 'typebox';
import {
  Closed,
  Cursor,
  Id,
  MAX_INTEGER,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { SETTING_KINDS, SETTING_SOURCES } from '#src/operators/values.ts';

const Key = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_]+$' });
/** Name of a domain; `*` means all of them. */
const Domain = Text({ min: 1, max: 100, pattern: '^(\\*|[a-z0-9.-]+)$' });
const Bound = Type.Number({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER });
/** A value as JSON. */
const Value = Type.String({ minLength: 1, maxLength: 40_000 });

/** A setting in one domain. */
export const OpsSetting = Closed({
  key: Key,
  kind: OneOf(SETTING_KINDS),
  public: Type.Boolean(),
  /** The product writes it. */
  read_only: Type.Boolean(),
  /** Bounds of a number; length of a text. */
  minimum: Nullable(Bound),
  maximum: Nullable(Bound),
  /** What a choice is chosen from. */
  choices: Nullable(Type.Array(Type.String())),
  /** JSON Schema of the value, as text. */
  schema: Type.String(),
  /** The value in force, and the product's own, as JSON. */
  value: Value,
  initial: Value,
  source: OneOf(SETTING_SOURCES),
  changed_at: Nullable(Timestamp),
  changed_by: Nullable(Type.String()),
});
export type OpsSetting = Static<typeof OpsSetting>;

/** Without a domain: the values that count for all. */
export const OpsSettingsQuery = Closed({ domain: Type.Optional(Domain) });
export const OpsSettingsResponse = Closed({
  domain: Type.String(),
  /** Domains with values of their own or a host; `*` is the first. */
  domains: Type.Array(Type.String()),
  items: Type.Array(OpsSetting),
});
export type OpsSettingsResponse = Static<typeof OpsSettingsResponse>;

/** A value of null deletes the domain's value: that of all domains, or of the product, applies again. */
export const OpsSettingBody = Closed({ key: Key, domain: Domain, value: Nullable(Value) });
export type OpsSettingBody = Static<typeof OpsSettingBody>;
export const OpsSettingResponse = Closed({ setting: OpsSetting });
export type OpsSettingResponse = Static<typeof OpsSettingResponse>;

/** A change of a setting. Null means that the domain has no value. */
export const OpsSettingChange = Closed({
  id: Id,
  key: Key,
  domain: Type.String(),
  at: Timestamp,
  operator: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type OpsSettingChange = Static<typeof OpsSettingChange>;

export const OpsSettingChangesQuery = Closed({
  key: Type.Optional(Key),
  domain: Type.Optional(Domain),
  cursor: Cursor,
});
export const OpsSettingChangesResponse = Page(OpsSettingChange);
export type OpsSettingChangesResponse = Static<typeof OpsSettingChangesResponse>;

/** Brings back the value from before a change. */
export const OpsSettingUndoBody = Closed({ change: Id });
export type OpsSettingUndoBody = Static<typeof OpsSettingUndoBody>;
