/** Day, month and year as digits, the way a form asks for them. */
export interface BirthParts {
  day: string;
  month: string;
  year: string;
}

const OLDEST_AGE = 120;

/** Joins the three numbers to `YYYY-MM-DD`. Null when they name no day of the calendar. */
export function birthDate({ day, month, year }: BirthParts): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Returns the whole years since a date of birth on a calendar day (`YYYY-MM-DD`): the day it is where the person lives. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Decides whether a person alive on a calendar day may have this date of birth. */
export function isBirthDate(text: string, today: string): boolean {
  if (!isCalendarDate(text)) return false;
  const age = ageOn(text, today);
  return age >= 0 && age <= OLDEST_AGE;
}
