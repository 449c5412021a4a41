import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import type { FieldFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';

/** What is typed, by field: one field without a name, or one for each language. */
export type Draft = Readonly<Record<string, string>>;

/** Name of the only field of a setting that has one. */
export const ONLY = 'value';

/** A value as people read it: texts without marks, lists and objects over several lines. */
export function readable(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** A value in one line. */
export function shortValue(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}

/** The value in force as a draft. */
export function draftOf({ kind, value }: Pick<OpsSetting, 'kind' | 'value'>): Draft {
  if (kind !== 'texts') return { [ONLY]: readable(value) };
  const texts = JSON.parse(value) as Partial<Record<string, string>>;
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, texts[locale] ?? '']));
}

/** The value of a draft as JSON, or what is wrong with it. The server checks the rest by the setting's schema. */
export function valueOf(setting: OpsSetting, draft: Draft): { json: string } | { fault: FieldFault } {
  const typed = draft[ONLY] ?? '';
  switch (setting.kind) {
    case 'flag':
      return { json: typed };
    case 'text':
    case 'choice':
      return { json: JSON.stringify(typed) };
    case 'texts':
      return {
        json: JSON.stringify(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, draft[locale]]))),
      };
    case 'number':
      return numberOf(setting, typed.trim());
    case 'json':
      return jsonOf(typed);
  }
}

function numberOf({ minimum, maximum }: OpsSetting, typed: string): ReturnType<typeof valueOf> {
  const value = typed === '' ? Number.NaN : Number(typed.replace(',', '.'));
  if (Number.isNaN(value)) return { fault: { code: typed === '' ? 'required' : 'invalid' } };
  if (minimum !== null && value < minimum)
    return { fault: { code: 'too_small', params: { limit: minimum } } };
  if (maximum !== null && value > maximum)
    return { fault: { code: 'too_large', params: { limit: maximum } } };
  return { json: String(value) };
}

function jsonOf(typed: string): ReturnType<typeof valueOf> {
  try {
    return { json: JSON.stringify(JSON.parse(typed)) };
  } catch {
    return { fault: { code: 'invalid' } };
  }
}
