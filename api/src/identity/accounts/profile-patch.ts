import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { isDeepStrictEqual } from 'node:util';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import type { Selectable, Updateable } from 'kysely';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { isCity, isRegion } from '#src/platform/places/face.ts';
import type { ProfilesTable } from './tables.ts';

type ProfileRow = Selectable<ProfilesTable>;
type Place = Pick<ProfileRow, 'country' | 'region' | 'city'>;

/** Fields that are one answer: a change of one is a change of all. */
const PLACE_FIELDS = ['country', 'region', 'city'] as const;

/**
 * Where a profile is after a change. A new country or region clears what no longer fits and was not given again.
 * @throws field errors `profile.region`, `profile.city` for places the lists do not have
 */
function placeAfter(now: Place, patch: Pick<ProfilePatch, 'country' | 'region' | 'city'>): Place {
  const country = patch.country ?? now.country;
  const sameCountry = country === now.country;
  const region = patch.region !== undefined ? patch.region : sameCountry ? now.region : null;
  const sameRegion = sameCountry && region === now.region;
  const city = patch.city !== undefined ? patch.city : sameRegion ? now.city : null;
  if (region !== null && !isRegion(country, region)) throw fieldProblem('profile.region', 'invalid');
  if (city !== null && !isCity(country, region, city)) throw fieldProblem('profile.city', 'invalid');
  return { country, region, city };
}

/** Columns a patch changes; about-me loses surrounding space and control characters. */
function columnsOf(now: Place, patch: ProfilePatch) {
  const { about_me: aboutMe, half_prompts: halves, country, region, city, ...rest } = patch;
  const moves = country !== undefined || region !== undefined || city !== undefined;
  return {
    ...rest,
    ...(moves && placeAfter(now, { country, region, city })),
    ...(aboutMe !== undefined && { about_me: cleaned(aboutMe) }),
    ...(halves && { half_prompts: cleanHalves(halves) }),
  };
}

/**
 * The change that a patch makes, with the count of changes; empty when all is said already.
 * @param version count of changes the patch was made on; without it the patch counts
 * @throws problem `profile_changed` with `params.fields`, when another page has changed one of these fields since then; field errors
 */
export function profileChange(
  now: ProfileRow,
  patch: ProfilePatch,
  version?: number,
): Updateable<ProfilesTable> {
  const columns = columnsOf(now, patch);
  const changed = Object.entries(columns).filter(
    ([field, value]) => !isDeepStrictEqual(value, now[field as keyof ProfileRow]),
  );
  if (changed.length === 0) return {};
  const fields = withPlace(changed.map(([field]) => field));
  if (version !== undefined) {
    const stale = fields.filter((field) => (now.field_versions[field] ?? 0) > version);
    if (stale.length > 0) throw problem('profile_changed', { params: { fields: stale } });
  }
  const next = now.version + 1;
  const versions = { ...now.field_versions, ...Object.fromEntries(fields.map((field) => [field, next])) };
  return {
    ...Object.fromEntries(changed.map(([field, value]) => [field, storedOf(field, value)])),
    version: next,
    field_versions: JSON.stringify(versions),
  };
}

/** A value in the format of its column: half sentences are one JSON text, interests an array. */
const storedOf = (field: string, value: unknown): unknown =>
  field === 'half_prompts' ? JSON.stringify(value) : value;

function withPlace(fields: readonly string[]): string[] {
  const moves = PLACE_FIELDS.some((field) => fields.includes(field));
  return [...new Set([...fields, ...(moves ? PLACE_FIELDS : [])])];
}

/** Half sentences without control characters, on one line. @throws field errors for an empty end and for a prompt chosen twice */
function cleanHalves(halves: readonly HalfPromptDraft[]): HalfPromptDraft[] {
  return halves.map(({ prompt, language, text }, index) => {
    const clean = cleaned(text).replace(/\s+/g, ' ');
    if (clean === '') throw fieldProblem(`profile.half_prompts.${index}.text`, 'required');
    if (halves.findIndex((half) => half.prompt === prompt) !== index)
      throw fieldProblem(`profile.half_prompts.${index}.prompt`, 'not_allowed');
    return { prompt, language, text: clean };
  });
}

function cleaned(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are removed
  return visibleText(text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ''));
}
