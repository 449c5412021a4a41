import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import {
  INTERESTS,
  PROFILE_CHOICE_NAMES,
  PROFILE_CHOICES,
} from '@rendezvous/contract/resources/profile/values';
import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from './catalogue.ts';

/** Every id that a source puts together, by the template it writes, with the list of the contract it is put together from. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'interest.${interest}': INTERESTS.map((interest) => `interest.${interest}`),
  'profile.${field}': PROFILE_CHOICE_NAMES.map((field) => `profile.${field}`),
  'profile.${field}.${value}': Object.entries(PROFILE_CHOICES).flatMap(([field, values]) =>
    values.map((value) => `profile.${field}.${value}`),
  ),
  'region.${label}': Object.values(COUNTRIES).map(({ regionLabel }) => `region.${regionLabel}`),
};

const DYNAMIC_ID = /\bid: `([\w.-]*\$\{[^`]*)`/g;

/** Templates of message ids that a source writes, e.g. `profile.${field}`. */
export function dynamicIds(source: string): string[] {
  return [...source.matchAll(DYNAMIC_ID)].map(([, template]) => template!);
}

/** Templates that no family expands, and ids of a written template that a catalogue lacks. */
export function familyFindings(
  written: readonly string[],
  catalogue: Catalogue,
  families: typeof FAMILIES = FAMILIES,
): Finding[] {
  return [...new Set(written)].flatMap((template) => {
    const ids = families[template];
    if (!ids)
      return [`\`${template}\` has no list of its ids: add it to tools/src/checks/messages/families.ts`];
    return ids
      .filter((id) => !(id in catalogue))
      .map((id) => `${id} (\`${template}\`) is in no catalogue: write it`);
  });
}
