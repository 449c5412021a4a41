import { sql, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { LandersTable } from './tables.ts';

export type LanderRow = Selectable<LandersTable>;

/** The active edition of a landing page with the highest version; the slug's own page, else the page of that name. */
export async function findLander(tx: Tx, name: string, slug: string): Promise<LanderRow | undefined> {
  return tx
    .selectFrom('landers')
    .selectAll()
    .where('name', '=', name)
    .where('slug', 'in', slug ? [slug, ''] : [''])
    .where('active', '=', true)
    .orderBy('slug', 'desc')
    .orderBy('version', 'desc')
    .orderBy('variant')
    .executeTakeFirst();
}

/** Stores an edition; publishing the same name, slug, version and variant again changes its words. */
export async function upsertLander(
  tx: Tx,
  row: Omit<LanderRow, 'texts' | 'active'> & { texts: string },
): Promise<void> {
  await tx
    .insertInto('landers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint('landers_edition')
        .doUpdateSet({ template: row.template, texts: row.texts, active: true }),
    )
    .execute();
}

/** Stores an edition unless there is one of that name, slug, version and variant. */
export async function insertLander(
  tx: Tx,
  row: Omit<LanderRow, 'texts' | 'active'> & { texts: string },
): Promise<void> {
  await tx
    .insertInto('landers')
    .values(row)
    .onConflict((conflict) => conflict.constraint('landers_edition').doNothing())
    .execute();
}

/** Counts a step of an edition on a day. @returns false when there is no such edition */
export async function countStep(
  tx: Tx,
  edition: { name: string; version: number; variant: string },
  step: string,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into lander_counts (lander_id, step, day)
    select id, ${step}, ${day}::date from landers
    where name = ${edition.name} and version = ${edition.version} and variant = ${edition.variant} and active
    order by slug limit 1
    on conflict (lander_id, step, day) do update set count = lander_counts.count + 1
    returning count`.execute(tx);
  return rows.length > 0;
}
