import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import type { DomainSettings } from '#src/platform/settings/face.ts';
import type { ProfileDetails } from './repository.ts';

/** Fields and notes of a member's profile that a site shows to others. */
export interface ShownDetails {
  /** Setting `visible_profile_fields`. */
  fields: readonly string[];
  /** Setting `visible_profile_notes`. */
  notes: readonly string[];
}

/** Reads the fields and notes that the site of a request shows. */
export const shownOn = (settings: Pick<DomainSettings, 'value'>): ShownDetails => ({
  fields: settings.value('visible_profile_fields'),
  notes: settings.value('visible_profile_notes'),
});

/** The details without those that the site hides: a hidden field is not answered, a hidden text empty (spec §3 visible_profile_fields, visible_profile_notes). */
export function shownDetails(details: ProfileDetails, { fields, notes }: ShownDetails): ProfileDetails {
  const shown = { ...details };
  for (const field of PROFILE_CHOICE_NAMES) if (!fields.includes(field)) shown[field] = null;
  if (!fields.includes('interests')) shown.interests = [];
  if (!notes.includes('about_me')) shown.about_me = '';
  return shown;
}
