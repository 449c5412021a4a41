import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { deletePapers } from './repository.ts';

/** Deletes papers whose years of storing are over: at least ten from the end of the year in which they were issued. */
export async function forgetPapers(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  now: Date,
): Promise<void> {
  const years = settings.value(DEFAULT_DOMAIN, 'record_retention_years');
  await deletePapers(db, { year: now.getUTCFullYear(), years, otherwise: Math.max(...Object.values(years)) });
}
