/** Kinds of contact details that a profile's words may contain. */
export const CONTACT_DETAILS = ['link', 'address', 'number', 'account'] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];

const ENDINGS = 'com|net|org|info|me|io|app|de|nl|fr|it|es|pl|be|at|ch|ru|xyz';
/**
 * A name that goes on after its ending, as "anna.de.groot" does, is none. An ending with a capital begins a sentence after a point without a
 * space, as in "Kino.Es".
 */
const LINK = new RegExp(
  String.raw`\b[hH][tT][tT][pP][sS]?:\/\/|\b[wW]{3}\.|\b[\p{L}\d-]{2,}\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?!\.?[\p{L}\d-])`,
  'u',
);
/** Also with the marks spelled in brackets, as those write it who hide it from programs. */
const ADDRESS = /\p{L}\s?(?:[@]|[([]at[)\]])\s?[\p{L}\d-]+\s?(?:\.|[([]dot[)\]])\s?\p{L}{2,}/iu;
const ACCOUNT = /(?:^|\s)@[\w.]{3,}|\b(?:whatsapp|telegram|snapchat|instagram|insta|skype)\b/iu;
/** Nine digits at least, however they are spaced: two years or two times have eight. */
const NUMBER = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}/u;

/** Dates of numbers, which a time may follow. */
const DATE = /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![./-]?\d)/gu;

const FINDERS: Readonly<Record<ContactDetail, RegExp>> = {
  link: LINK,
  address: ADDRESS,
  number: NUMBER,
  account: ACCOUNT,
};

/** Finds kinds of contact details in a text. A guess: nothing is refused for it. */
export function contactDetailsIn(text: string): ContactDetail[] {
  // Digits and marks of other scripts' widths count as plain ones.
  const plain = text.normalize('NFKC').replace(DATE, ';');
  return (Object.keys(FINDERS) as ContactDetail[]).filter((kind) => FINDERS[kind].test(plain));
}
