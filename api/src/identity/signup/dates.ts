import { ageOn } from '#src/identity/accounts/presenter.ts';

/** Is it a day that exists and that somebody alive may have been born on? */
export function isBirthDate(text: string, now: Date): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return false;
  const age = ageOn(text, now);
  return age >= 0 && age <= 120;
}

export function isOldEnough(dateOfBirth: string, minimumAge: number, now: Date): boolean {
  return ageOn(dateOfBirth, now) >= minimumAge;
}
