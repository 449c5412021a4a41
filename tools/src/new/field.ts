import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { fieldMigration } from './field-migration.ts';
import { memberFields } from './member-fields.ts';
import { needed, type Options } from './options.ts';
import { planOf, UsageError, type Plan } from './plan.ts';
import { named, sentence, unused } from './words.ts';

/** Words that PostgreSQL does not accept as the name of a column, of those that could name a field. */
const SQL_WORDS = new Set(
  'all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit localtime localtimestamp not null offset on only or order placing primary references returning select session_user some symmetric system_user table then to trailing true union unique user using variadic when where window with'.split(
    ' ',
  ),
);

/** Time of a migration: now, or a minute after the newest, `YYYYMMDDHHmm`. */
function migrationTime(root: string, now: Date): string {
  const newest = globSync('api/migrations/*.ts', { cwd: root })
    .map((path) => Number(basename(path).split('_')[0]))
    .reduce((latest, time) => Math.max(latest, time), 0);
  const today = Number(now.toISOString().replace(/\D/g, '').slice(0, 12));
  return String(Math.max(today, newest + 1));
}

/** A profile field with fixed values: line of the map, column, index of the search, texts. All else derives from the map. */
export function newField(name: string, options: Options, root: string, now: Date): Plan {
  unused(named(name, /^[a-z]+(_[a-z]+)*$/, 'smoking or eye_color'), memberFields(root), 'the field');
  if (SQL_WORDS.has(name)) throw new UsageError(`${name} is a word of SQL and names no column`);
  const values = needed(options, 'values', 'never,sometimes,daily').split(',');
  for (const value of values) named(value, /^[a-z]+$/, 'never');
  const text = {
    [`profile.${name}`]: options.label ?? sentence(name),
    ...Object.fromEntries(values.map((value) => [`profile.${name}.${value}`, sentence(value)])),
  };
  return planOf({
    insertions: [
      {
        file: 'shared/contract/src/resources/profile/values.ts',
        before: '} as const;\n/** Name of a field with fixed values. */',
        text: `  ${name}: [${values.map((value) => `'${value}'`).join(', ')}],\n`,
      },
    ],
    files: {
      [`api/migrations/${migrationTime(root, now)}_${name}.ts`]: fieldMigration(name, PROFILE_CHOICE_NAMES),
    },
    texts: { 'shared/i18n/lang': text },
  });
}
