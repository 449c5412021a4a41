import { randomInt } from 'node:crypto';

/** Letters and digits that stay distinct when a ticket is read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number that a person can read aloud and no stranger can guess: two groups of five. */
export function newTicket(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
