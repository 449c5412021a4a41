import { sql, type Kysely } from 'kysely';

/** Operators' editions of pages; a page without one uses the product's text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pages (
    domain text not null,
    slug text not null,
    locale text not null,
    text jsonb not null,
    updated_at timestamptz not null,
    updated_by text not null,
    primary key (slug, locale, domain)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pages`.execute(db);
}
