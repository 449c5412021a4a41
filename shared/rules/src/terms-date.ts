/** Noon UTC of the day the present terms were published. */
export const TERMS_PUBLISHED = '2023-12-01T12:00:00.000Z';

/** Date of the terms' version: when they were published, or when the company was added if that is later (spec §9). */
export function termsDate(added: string): Date {
  const published = Date.parse(TERMS_PUBLISHED);
  const joined = Date.parse(added);
  return new Date(joined > published ? joined : published);
}
