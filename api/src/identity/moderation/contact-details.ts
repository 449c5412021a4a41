import type { ContactDetail } from '@rendezvous/contract/ops-values';

/** A name that goes on after its ending, as "anna.de.groot" does, is none. */
const LINK =
  /\bhttps?:\/\/|\bwww\.|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|me|io|app|de|nl|fr|it|es|pl|be|at|ch|ru|xyz)(?!\.?[\p{L}\d-])/iu;
/** Also with the marks spelled in brackets, as those write it who hide it from programs. */
const ADDRESS = /\p{L}\s?(?:[@]|[([]at[)\]])\s?[\p{L}\d-]+\s?(?:\.|[([]dot[)\]])\s?\p{L}{2,}/iu;
const ACCOUNT = /(?:^|\s)@[\w.]{3,}|\b(?:whatsapp|telegram|snapchat|instagram|insta|skype)\b/iu;
/** Nine digits at least, however they are spaced: a date or two years have eight. */
const NUMBER = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}/u;

const FINDERS: Readonly<Record<ContactDetail, RegExp>> = {
  link: LINK,
  address: ADDRESS,
  number: NUMBER,
  account: ACCOUNT,
};

/** Kinds of contact details that a text seems to hold. A guess for an operator to judge; nothing is refused for it. */
export function contactDetailsIn(text: string): ContactDetail[] {
  // Digits and marks of other scripts' widths count as plain ones.
  const plain = text.normalize('NFKC');
  return (Object.keys(FINDERS) as ContactDetail[]).filter((kind) => FINDERS[kind].test(plain));
}
