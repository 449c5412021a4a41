import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Members of one site in one country. */
export interface Audience {
  domain: string;
  country: CountryCode;
}

/** Where members want a weekly update. */
export async function findAudiences(tx: Tx): Promise<Audience[]> {
  const { rows } = await sql<Audience>`
    select distinct domain, country from users
    where status = 'active' and (notifications ->> 'weekly_updates') = 'true'`.execute(tx);
  return rows;
}

/** Members of an audience who want a weekly update and have none of this week. */
export async function findWaiting(
  tx: Tx,
  { domain, country }: Audience,
  week: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.status = 'active' and (u.notifications ->> 'weekly_updates') = 'true' and u.domain = ${domain} and u.country = ${country}
      and not u.fictional and u.notifications_disabled = '{}'
      and not exists (select from notifications n where n.user_id = u.id and n.cause = 'weekly' and n.item = ${week})
    order by u.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
