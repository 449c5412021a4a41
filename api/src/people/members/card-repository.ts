import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { CountryCode } from '@rendezvous/contract/countries';
import type { Tx } from '#src/platform/db/database.ts';
import type { PhotosTable } from '#src/people/photos/tables.ts';
import { blockedIds, listable, readBlocked } from '#src/people/visibility/service.ts';

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
function cardColumns({ viewerId, today }: CardView): RawBuilder<unknown> {
  const own = sql`(select own.interests from profiles own where own.user_id = ${viewerId ?? ''})`;
  // Lists that share nothing, which most do, are not taken apart.
  return sql`u.id, u.name, u.paid_user as "paidUser", u.fictional, u.invisible,
    extract(year from age(${today}::date, p.date_of_birth))::int as age, p.country, p.region, p.city,
    p.last_active as "lastActive", p.photo_count as "photoCount",
    exists (select from likes l where l.from_user = ${viewerId ?? ''} and l.to_user = u.id) as liked,
    u.signup_date as joined,
    case when p.interests && ${own} and u.id <> ${viewerId ?? ''}
      then (select count(*)::int from unnest(p.interests) interest where interest = any(${own}::text[])) else 0 end as "interestsInCommon",
    m.public_files as files, m.focus_x as "focusX", m.focus_y as "focusY"`;
}

/** Joins the main photo when it is public: the only one whose files are read. */
const cardPhoto = sql`left join photos m on m.id = p.main_photo_id and m.status = 'active' and m.visibility = 'public'`;

/** A card as the database sends it: a photo in columns of its own takes a quarter less time than as an object. */
interface SentRow extends Omit<CardRow, 'photo'> {
  files: CardPhoto['public_files'];
  focusX: CardPhoto['focus_x'];
  focusY: CardPhoto['focus_y'];
}

const cardOf = ({ files, focusX, focusY, ...row }: SentRow): CardRow => ({
  ...row,
  photo: files && {
    status: 'active',
    visibility: 'public',
    public_files: files,
    focus_x: focusX,
    focus_y: focusY,
  },
});

/** Reads the cards of these members in no particular order. The caller has asked visibility. */
export async function readCards(tx: Tx, view: CardView, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SentRow>`
    select ${cardColumns(view)} from users u join profiles p on p.user_id = u.id ${cardPhoto}
    where u.id = any(${[...ids]})`.execute(tx);
  return rows.map(cardOf);
}

/** Cards of those among these members who stand in the viewer's lists now, and all members with a block between them and the viewer. */
export async function readListedCards(
  tx: Tx,
  view: CardView,
  ids: readonly string[],
): Promise<{ cards: CardRow[]; blocked: readonly string[] }> {
  // The blocks travel once. An empty page asks for them alone.
  const { rows } = await sql<SentRow & { blocked: string[] | null }>`
    select ${cardColumns(view)}, case when row_number() over () = 1 then ${blockedIds(view.viewerId)} end as blocked
    from users u join profiles p on p.user_id = u.id ${cardPhoto}
    where u.id = any(${[...ids]}) and ${listable(view.viewerId)}`.execute(tx);
  const blocked = rows[0] ? rows[0].blocked : await readBlocked(tx, view.viewerId);
  return { cards: rows.map(({ blocked: _blocked, ...row }) => cardOf(row)), blocked: blocked ?? [] };
}
