/** An address or name as it is compared. */
export function keyOf(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
