import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { needed, type Options } from './options.ts';
import { planOf, type Plan } from './plan.ts';
import { named, sentence } from './words.ts';

/** Time of a migration: now, or a minute after the newest, `YYYYMMDDHHmm`. */
function migrationTime(root: string, now: Date): string {
  const newest = globSync('api/migrations/*.ts', { cwd: root })
    .map((path) => Number(basename(path).split('_')[0]))
    .reduce((latest, time) => Math.max(latest, time), 0);
  const today = Number(now.toISOString().replace(/\D/g, '').slice(0, 12));
  return String(Math.max(today, newest + 1));
}

/** A profile field with fixed values: line of the map, column, texts. All else derives from the map. */
export function newField(name: string, options: Options, root: string, now: Date): Plan {
  named(name, /^[a-z]+(_[a-z]+)*$/, 'smoking or eye_color');
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
      [`api/migrations/${migrationTime(root, now)}_${name}.ts`]: `import { sql, type Kysely } from 'kysely';

/** Adds the profile field \`${name}\`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table profiles add column ${name} text\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table profiles drop column ${name}\`.execute(db);
}
`,
    },
    texts: { 'shared/i18n/lang': text },
  });
}
