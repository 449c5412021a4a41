/** Characters that nothing is drawn for, besides blanks: default ignorable ones, controls, annotation marks and the empty braille cell. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB\u2800`;
const SEEN = new RegExp(String.raw`[^\s${UNSEEN}]`, 'u');
const INVISIBLE = new RegExp(`[${UNSEEN}]`, 'u');
const ENDS = new RegExp(String.raw`^[\s${UNSEEN}]+|[\s${UNSEEN}]+$`, 'gu');

/** Returns a text without blanks around it; empty when nothing of it can be seen. Marks inside an emoji or a word are part of it. */
export const visibleText = (text: string): string => (SEEN.test(text) ? text.trim() : '');

/** Returns a text without blanks and invisible characters around it: as a name or an address is meant, however it was pasted. */
export const cleanText = (text: string): string => text.replace(ENDS, '');

/** Returns the first invisible character of a text as Unicode names it (`U+200B`), or null. */
export function invisibleIn(text: string): string | null {
  const found = INVISIBLE.exec(text)?.[0].codePointAt(0);
  return found === undefined ? null : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns a name as it is compared: its case, and blanks around it, make no difference. */
export const keyOf = (text: string): string => cleanText(text).normalize('NFC').toLowerCase();

/** Returns a name by its letters and digits alone, in plain widths and without accents: `Ｓ.u-ppört` is `support`. */
export const skeletonOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
