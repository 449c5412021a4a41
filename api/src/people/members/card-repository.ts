import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { CountryCode } from '@rendezvous/contract/countries';
import type { Tx } from '#src/platform/db/database.ts';
import type { PhotosTable } from '#src/people/photos/tables.ts';

/** The main photo of a card, as much of it as its presenter needs. */
export type CardPhoto = Pick<
  Selectable<PhotosTable>,
  'status' | 'visibility' | 'public_files' | 'focus_x' | 'focus_y'
>;

/** A member as a card needs them. */
export interface CardRow {
  id: string;
  name: string;
  paidUser: boolean;
  fictional: boolean;
  invisible: boolean;
  age: number;
  country: CountryCode;
  region: string | null;
  city: string | null;
  lastActive: Date;
  photoCount: number;
  liked: boolean;
  joined: Date;
  interestsInCommon: number;
  photo: CardPhoto | null;
}

/** The viewer and the day, on which the columns of a card depend. */
export interface CardView {
  viewerId: string | null;
  /** Calendar day ages are counted on, `YYYY-MM-DD`. */
  today: string;
}

/** The columns of a card, on a query with `users u`, `profiles p` and, through `cardPhoto`, `photos m`. */
export function cardColumns({ viewerId, today }: CardView): RawBuilder<unknown> {
  return sql`u.id, u.name, u.paid_user as "paidUser", u.fictional, u.invisible,
    extract(year from age(${today}::date, p.date_of_birth))::int as age, p.country, p.region, p.city,
    p.last_active as "lastActive", p.photo_count as "photoCount",
    exists (select from likes l where l.from_user = ${viewerId ?? ''} and l.to_user = u.id) as liked,
    u.signup_date as joined,
    (select count(*)::int from unnest(p.interests) interest
      where u.id <> ${viewerId ?? ''}
        and interest = any(array(select unnest(own.interests) from profiles own where own.user_id = ${viewerId ?? ''}))) as "interestsInCommon",
    case when m.id is null then null
      else jsonb_build_object('id', m.id, 'status', m.status, 'visibility', m.visibility, 'public_files', m.public_files,
        'focus_x', m.focus_x, 'focus_y', m.focus_y) end as photo`;
}

/** Joins the main photo when it is public. */
export const cardPhoto = sql`left join photos m on m.id = p.main_photo_id and m.status = 'active' and m.visibility = 'public'`;

/** Reads the cards of these members in no particular order. The caller has asked visibility. */
export async function readCards(tx: Tx, view: CardView, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns(view)} from users u join profiles p on p.user_id = u.id ${cardPhoto}
    where u.id = any(${[...ids]})`.execute(tx);
  return rows;
}
