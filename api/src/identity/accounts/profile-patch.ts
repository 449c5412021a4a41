import type { ProfilePatch } from '@rendezvous/contract/profile';
import type { Selectable, Updateable } from 'kysely';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { isCity, isRegion } from '#src/platform/places/service.ts';
import type { ProfilesTable } from './tables.ts';

type Place = Pick<Selectable<ProfilesTable>, 'country' | 'region' | 'city'>;

/**
 * Where a profile is after a change. A new country or region clears what no longer fits and was not given anew.
 * @throws field errors `profile.region`, `profile.city` for places the lists do not have
 */
export function placeAfter(now: Place, patch: Pick<ProfilePatch, 'country' | 'region' | 'city'>): Place {
  const country = patch.country ?? now.country;
  const kept = country === now.country;
  const region = patch.region !== undefined ? patch.region : kept ? now.region : null;
  const sameRegion = kept && region === now.region;
  const city = patch.city !== undefined ? patch.city : sameRegion ? now.city : null;
  if (region !== null && !isRegion(country, region)) throw fieldProblem('profile.region', 'invalid');
  if (city !== null && !isCity(country, region, city)) throw fieldProblem('profile.city', 'invalid');
  return { country, region, city };
}

/** Columns a patch changes; about-me loses surrounding space and control characters. */
export function profileChange(now: Place, patch: ProfilePatch): Updateable<ProfilesTable> {
  const { about_me: aboutMe, country, region, city, ...rest } = patch;
  const moves = country !== undefined || region !== undefined || city !== undefined;
  return {
    ...rest,
    ...(moves && placeAfter(now, { country, region, city })),
    ...(aboutMe !== undefined && { about_me: cleanText(aboutMe) }),
  };
}

function cleanText(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
}
