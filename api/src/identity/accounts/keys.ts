/** An address or name as it is compared. */
export function keyOf(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Key of a stand-in, which compares to no address: there is no @ in it. */
export const standInKey = (id: string): string => `stand-in:${id}`;
