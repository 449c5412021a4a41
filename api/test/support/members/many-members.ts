import { INTERESTS } from '@rendezvous/contract/resources/profile/values';

/** An interest that one member in five thousand has. */
export const RARE_INTEREST = 'astrology';

/** Weight of the countries: a few large ones, several small ones. */
const COUNTRIES = 'NL NL NL NL NL DE DE DE DE FR FR GB GB BE BE IT ES PL AT CH IE US CA AU NZ'.split(' ');

const quoted = (names: readonly string[]): string => `array[${names.map((name) => `'${name}'`).join(', ')}]`;
const common = INTERESTS.filter((name) => name !== RARE_INTEREST);
const oneOf = (names: readonly string[]): string =>
  `(${quoted(names)})[1 + floor(random() * ${names.length})::int]`;

/**
 * Statements that fill an empty, migrated PostgreSQL database with members, in this order: numbers `from` to `to`, with the same
 * values at each run. Seven in ten have a photo, nineteen in twenty are listed, one in twenty is fictional. Most were active a few
 * weeks ago. Regions and interests differ in size by a factor of ten and more; few people are older than sixty.
 */
export function memberStatements(from: number, to: number): string[] {
  const numbers = `generate_series(${from}, ${to}) n`;
  const id = `'m' || left(md5(n::text), 20)`;
  const photo = `'p' || left(md5(n::text), 20)`;
  return [
    `select setseed(0.13)`,
    `insert into users (id, email, email_key, name, name_key, status, language, country, payment_country, paid_user, invisible, fictional,
        signup_date, confirmed_at, notifications, domain, signup_step, last_active, created_at)
      select ${id}, n || '@many.example', n || '@many.example', 'many-' || n, 'many-' || n,
        case when n % 50 = 7 then 'suspended' else 'active' end, 'en', c, c, n % 9 = 0, n % 33 = 5, n % 20 = 3,
        at - interval '40 days', at - interval '40 days', '{}', 'default', 4, at, at - interval '40 days'
      from (select n, ${oneOf(COUNTRIES)} as c, now() - interval '1 minute' - least(-ln(1 - random()) * 25, 700) * interval '1 day' as at
        from ${numbers}) made`,
    `insert into photos (id, user_id, visibility, status, position, width, height, original_key, files, censored, public_files, created_at)
      select ${photo}, ${id}, 'public', 'active', 0, 1200, 1600, 'o' || n, '{}', '{}',
        jsonb_build_object('thumb', '/cdn/' || md5(n::text) || '-t.webp', 'medium', '/cdn/' || md5(n::text) || '-m.webp', 'large', '/cdn/' || md5(n::text) || '-l.webp'),
        now() from ${numbers} where n % 10 < 7`,
    `insert into profiles (user_id, status, gender, seeking, sexuality, date_of_birth, country, region, city, interests, hair_color, eye_color,
        body_type, relationship_status, tattoos, main_photo_id, photo_count, last_active, listed)
      select u.id, 'active', g, case g when 'male' then 'female' else 'male' end, ${oneOf(['hetero', 'hetero', 'hetero', 'bi', 'gay'])},
        (current_date - (18 + least(-ln(1 - random()) * 14, 70)) * interval '1 year')::date, u.country,
        'Region ' || 1 + floor(pow(random(), 2) * 12)::int, 'City ' || 1 + floor(random() * 40)::int,
        array(select (${quoted(common)})[i] from unnest(array[a, a + 3, a + 9, b, b + 5, b + 11]) i
          where i <= ${common.length} group by i order by i) || case when n % 5000 = 11 then array['${RARE_INTEREST}'] else '{}' end,
        ${oneOf(['black', 'brown', 'brown', 'blond', 'red', 'grey'])}, ${oneOf(['brown', 'blue', 'green', 'grey', 'hazel'])},
        ${oneOf(['slim', 'average', 'athletic', 'curvy', 'full'])}, ${oneOf(['single', 'single', 'relationship', 'divorced', 'widowed'])},
        ${oneOf(['none', 'none', 'few', 'many'])}, case when n % 10 < 7 then ${photo} end, case when n % 10 < 7 then 1 else 0 end,
        u.last_active, u.status = 'active' and not u.invisible
      from (select n, case when random() < 0.45 then 'female' else 'male' end as g,
          1 + floor(pow(random(), 2) * ${common.length})::int as a, 1 + floor(pow(random(), 2) * ${common.length})::int as b
        from ${numbers}) made join users u on u.id = ${id}`,
  ];
}

/** Statements that autovacuum runs after such an insert: they renew statistics and the visibility map. */
export const AFTERWARDS = ['users', 'photos', 'profiles'].map((table) => `vacuum (analyze) ${table}`);
