import { sql, type Kysely } from 'kysely';

/** Editions of pages that operators put in force; pages without one have the product's own text. */
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
