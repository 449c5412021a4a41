/** Longer ones are no code of ours, and are asked as what fits. */
const LONGEST = 40;

/** The discount code a link brought along (`?discountcode=`), as codes are written; null without one. */
export function linkedCode(search: string): string | null {
  return new URLSearchParams(search).get('discountcode')?.trim().toUpperCase().slice(0, LONGEST) || null;
}
