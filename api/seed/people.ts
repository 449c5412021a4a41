import { createHash } from 'node:crypto';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import {
  INTERESTS,
  type Gender,
  type Interest,
  PROFILE_CHOICES,
  type ProfileChoice,
} from '@rendezvous/contract/resources/profile/schemas';
import { hairWord } from './art/hair/choice.ts';
import type { Build } from './art/look.ts';
import { otherLooks } from './art/places/scenes.ts';
import type { Look } from './art/portrait.ts';
import { randomOf, type Random } from './art/random.ts';
import { ACCOUNTS, type DemoAccount } from './accounts.ts';
import { portraitsOf, type Subject } from './casting.ts';
import { home, languageOf } from './homes.ts';
import { aboutMe } from './texts/about.ts';
import { TOPICS, type Topic } from './texts/about-texts.ts';
import { NAMES } from './texts/names.ts';

/** Number of members per country; 400 together. */
const PEOPLE: Record<CountryCode, number> = {
  NL: 60,
  BE: 30,
  DE: 60,
  AT: 25,
  CH: 24,
  FR: 28,
  IT: 26,
  ES: 26,
  PL: 26,
  IE: 14,
  GB: 24,
  US: 20,
  CA: 14,
  AU: 13,
  NZ: 10,
};
/** Three in twenty are fictional: 60 of 400. */
const FICTIONAL = new Set([5, 11, 18]);

/** Complete demonstration member before storage. */
export interface Person {
  id: string;
  account: DemoAccount | null;
  name: string;
  email: string;
  fictional: boolean;
  gender: Gender;
  seeking: Gender;
  language: Locale;
  country: CountryCode;
  region: string;
  city: string;
  dateOfBirth: string;
  interests: Interest[];
  details: Record<ProfileChoice, string | null>;
  aboutMe: string;
  /** The main picture first; fresh members have none yet. */
  looks: Look[];
  /** Minutes since the last visit; for fictional profiles since their creation. */
  lastActiveAgo: number;
  signedUpDaysAgo: number;
}

/** Stable opaque id, so that an interrupted seed continues. */
export function idOf(name: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const digest = createHash('sha256').update(`demonstration ${name}`).digest();
  return [...digest.subarray(0, 22)].map((byte) => digits[byte % 62]).join('');
}

/** Free user name: the plain first name, else with the year of birth. */
function freeName(names: readonly string[], turn: number, year: number, used: Set<string>): string {
  for (let step = 0; step < names.length; step += 1) {
    const name = names[(turn + step) % names.length]!;
    if (used.has(name.toLowerCase())) continue;
    used.add(name.toLowerCase());
    return name;
  }
  const base = names[turn % names.length]!;
  for (const suffix of [String(year).slice(2), `.${String(year).slice(2)}`, `_${year}`]) {
    const name = `${base}${suffix}`;
    if (used.has(name.toLowerCase())) continue;
    used.add(name.toLowerCase());
    return name;
  }
  throw new Error(`no free name is left for ${base}`);
}

const SKINS: readonly number[] = [0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 5];

/** Minutes since the last visit: a few are online, most were here within the week. */
function lastVisit(random: Random): number {
  const kind = random.next();
  if (kind < 0.06) return random.between(0, 3);
  if (kind < 0.45) return random.between(8, 60 * 20);
  if (kind < 0.8) return random.between(60 * 24, 60 * 24 * 6);
  return random.between(60 * 24 * 8, 60 * 24 * 45);
}

const BUILDS: Record<Gender, readonly Build[]> = {
  female: ['slim', 'slim', 'average', 'average', 'athletic', 'curvy', 'curvy', 'full'],
  male: ['slim', 'slim', 'average', 'average', 'athletic', 'athletic', 'full'],
};

const picksOrSilent = <T>(random: Random, list: readonly T[]): T | null =>
  random.chance(0.2) ? null : random.pick(list);

/** Some value, or none, of each field of a profile: for fields that nothing else here decides. */
const anyChoices = (random: Random) =>
  Object.fromEntries(
    Object.entries(PROFILE_CHOICES).map(([field, values]) => [field, picksOrSilent<string>(random, values)]),
  ) as Record<ProfileChoice, string | null>;

interface Place {
  country: CountryCode;
  /** Index among all 400, and among members of the same country and gender. */
  index: number;
  turn: number;
}

/** A woman and a man of the largest countries, and a man of the others, came today and have no photo yet. */
const FRESH_TURNS = [9, 10] as const;
/** Minutes since the visit in which they signed up. */
const FRESH_MINUTES = 25;
const FRESH_DAYS = FRESH_MINUTES / (24 * 60);
const LARGE: ReadonlySet<CountryCode> = new Set(['NL', 'DE', 'GB']);
const isFresh = ({ country, turn }: Place): boolean =>
  turn === FRESH_TURNS[0] || (turn === FRESH_TURNS[1] && LARGE.has(country));

/** Person whose portraits are not chosen yet, with what decides them. */
interface Draft extends Subject {
  person: Omit<Person, 'looks'>;
  index: number;
}

function drawUp(place: Place, used: Set<string>, today: Date, spoken: Map<Locale, number>): Draft {
  const { country, index, turn } = place;
  const random = randomOf(`person ${index}`);
  const account = country === 'NL' ? (ACCOUNTS[turn] ?? null) : null;
  const fresh = isFresh(place);
  const gender: Gender = account?.gender ?? (turn % 2 === 0 ? 'female' : 'male');
  const age = account?.age ?? (random.chance(0.7) ? random.between(21, 45) : random.between(46, 71));
  const year = today.getUTCFullYear() - age - 1;
  const dateOfBirth = `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const name = account?.name ?? freeName(NAMES[country][gender], Math.floor(turn / 2), year, used);
  const { region, city } = account?.home ?? home(country, random);
  const language = account?.language ?? languageOf(country, region, turn);
  const said = spoken.get(language) ?? 0;
  spoken.set(language, said + 1);
  const [first, second] = random.sample(TOPICS, 2) as [Topic, Topic];
  const skin = random.pick(SKINS);
  const build = random.pick(BUILDS[gender]);
  const extra = account ? account.extraPhotos : random.chance(0.4) ? random.between(1, 2) : 0;
  const otherGender: Gender = gender === 'male' ? 'female' : 'male';
  const seekingOwn = !account && random.chance(0.08);
  const person = {
    id: idOf(name),
    account,
    name,
    email: account?.email ?? `${name.toLowerCase()}@members.example`,
    fictional: !account && !fresh && FICTIONAL.has(index % 20),
    gender,
    seeking: seekingOwn ? gender : otherGender,
    language,
    country,
    region,
    city,
    dateOfBirth,
    interests: [...new Set<Interest>([first, second, ...random.sample(INTERESTS, random.between(2, 7))])],
    details: {
      ...anyChoices(randomOf(`choices ${index}`)),
      sexuality: seekingOwn ? 'bi' : random.chance(0.15) ? 'bi' : picksOrSilent(random, ['hetero'] as const),
      body_type: random.chance(0.2) ? null : build,
      relationship_status: picksOrSilent(random, [
        'single',
        'single',
        ...PROFILE_CHOICES.relationship_status,
      ]),
      tattoos: picksOrSilent(random, ['none', ...PROFILE_CHOICES.tattoos]),
    },
    aboutMe: aboutMe(language, gender, [first, second], said),
    lastActiveAgo: account ? 240 : lastVisit(random),
    signedUpDaysAgo: random.between(50, 420),
  };
  return {
    person: fresh ? { ...person, lastActiveAgo: FRESH_MINUTES, signedUpDaysAgo: FRESH_DAYS } : person,
    sitter: { gender, age, skin, build },
    stream: `look ${index}`,
    group: country,
    order: person.lastActiveAgo,
    pictures: fresh ? 0 : 1 + extra,
    index,
  };
}

/**
 * Makes the 400 demonstration members: demo accounts first, three in twenty fictional, women and men in turn.
 * Ages count back from `today`; everything else is constant.
 */
export function drawUpPeople(today: Date): Person[] {
  const used = new Set(ACCOUNTS.map((account) => account.name.toLowerCase()));
  const spoken = new Map<Locale, number>();
  let index = -1;
  const drafts = COUNTRY_CODES.flatMap((country) =>
    Array.from({ length: PEOPLE[country] }, (_value, turn) => {
      index += 1;
      return drawUp({ country, index, turn }, used, today, spoken);
    }),
  );
  const looks = portraitsOf(drafts);
  return drafts.map((draft) => {
    const { person, pictures } = draft;
    const look = looks.get(draft)!;
    return {
      ...person,
      details: { ...person.details, hair_color: hairWord(look), eye_color: look.eyeColour },
      looks:
        pictures === 0 ? [] : [look, ...otherLooks(look, pictures - 1, randomOf(`pictures ${draft.index}`))],
    };
  });
}
