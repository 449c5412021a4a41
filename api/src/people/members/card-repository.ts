import { sql, type RawBuilder } from 'kysely';
import type { CountryCode, CountryDays } from '@rendezvous/contract/kernel/countries';
import type { Tx } from '#src/platform/db/database.ts';
import { fixedStatement } from '#src/platform/db/fixed-statement.ts';
import { blockedIds, listable, readBlocked } from '#src/people/visibility/face.ts';

/** A member as a card needs them. */
export interface CardRow {
  id: string;
  name: string;
  domain: string;
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
  /** Public files of the main photo; null unless it is public. */
  imagePath: string | null;
  thumbPath: string | null;
  focusX: number | null;
  focusY: number | null;
}

/** The viewer and the days, on which the columns of a card depend. */
export interface CardView {
  viewerId: string | null;
  /** Calendar days ages are counted on. */
  days: CountryDays;
}

/** Parameters of every statement of cards. */
interface CardValues {
  /** Empty for a visitor. */
  viewer: string;
  /** `CountryDays` as JSON. */
  days: string;
  ids: readonly string[];
}

type Value = <Name extends keyof CardValues>(name: Name) => RawBuilder<CardValues[Name]>;

/** A query of cards: `users u`, `profiles p`, and the main photo when it is public, the only one whose files are read. */
function cards(value: Value, further: RawBuilder<unknown>): RawBuilder<unknown> {
  const viewer = value('viewer');
  const own = sql`(select own.interests from profiles own where own.user_id = ${viewer})`;
  // Lists that share nothing, which most do, are not split.
  return sql`u.id, u.name, u.domain, u.paid_user as "paidUser", u.fictional, u.invisible,
    extract(year from age((${value('days')}::jsonb ->> p.country)::date, p.date_of_birth))::int as age, p.country, p.region, p.city,
    p.last_active as "lastActive", p.photo_count as "photoCount",
    exists (select from likes l where l.from_user = ${viewer} and l.to_user = u.id) as liked,
    u.signup_date as joined,
    case when p.interests && ${own} and u.id <> ${viewer}
      then (select count(*)::int from unnest(p.interests) interest where interest = any(${own}::text[])) else 0 end as "interestsInCommon",
    m.public_files ->> 'medium' as "imagePath", m.public_files ->> 'thumb' as "thumbPath", m.focus_x as "focusX", m.focus_y as "focusY"
    ${further}
    from users u join profiles p on p.user_id = u.id
      left join photos m on m.id = p.main_photo_id and m.status = 'active' and m.visibility = 'public'
    where u.id = any(${value('ids')})`;
}

const CARDS = fixedStatement<CardRow, CardValues>((value) => sql`select ${cards(value, sql``)}`);

/** The blocks travel once, with the first row. */
type ListedRow = CardRow & { blocked: string[] | null };

const listedCards = (isVisitor: boolean) =>
  fixedStatement<ListedRow, CardValues>((value) => {
    const viewer = isVisitor ? null : value('viewer');
    const blocked = sql`, case when row_number() over () = 1 then ${blockedIds(viewer)} end as blocked`;
    return sql`select ${cards(value, blocked)} and ${listable(viewer)}`;
  });

const LISTED_FOR_MEMBER = listedCards(false);
const LISTED_FOR_VISITOR = listedCards(true);

const valuesOf = ({ viewerId, days }: CardView, ids: readonly string[]): CardValues => ({
  viewer: viewerId ?? '',
  days: JSON.stringify(days),
  ids,
});

/** Reads the cards of these members in no particular order. The caller has asked visibility. */
export async function readCards(tx: Tx, view: CardView, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : CARDS(tx, valuesOf(view, ids));
}

/** Cards of those among these members in the viewer's lists now, and all members with a block between them and the viewer. */
export async function readListedCards(
  tx: Tx,
  view: CardView,
  ids: readonly string[],
): Promise<{ cards: CardRow[]; blocked: readonly string[] }> {
  const read = view.viewerId === null ? LISTED_FOR_VISITOR : LISTED_FOR_MEMBER;
  const rows = await read(tx, valuesOf(view, ids));
  // An empty page asks for the blocks alone.
  const blocked = rows[0] ? rows[0].blocked : await readBlocked(tx, view.viewerId);
  return { cards: rows, blocked: blocked ?? [] };
}
