import { keyOf } from './keys.ts';

/** Characters that differ at least. */
const LEAST_KINDS = 4;
/** Characters that a password has at least besides the name or address of its owner. */
const LEAST_OWN = 4;
/** Names shorter than this stand in other words by chance. */
const LEAST_NAME = 3;

/** Every character is one step above, or one below, the one before it: 23456789, hgfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Is hardly anything left of the password without this word? */
function isMostly(password: string, word: string): boolean {
  const rest = password.replaceAll(word, '').replace(/[^\p{L}\p{N}]/gu, '');
  return word.length >= LEAST_NAME && password.includes(word) && rest.length < LEAST_OWN;
}

/** Decides whether a password can be guessed without a list: few characters, a run, a repeated part, the owner's name or address. */
export function isWeakPassword(password: string, owner: { name: string; email: string }): boolean {
  const text = keyOf(password);
  const [local = ''] = keyOf(owner.email).split('@');
  return (
    new Set(text).size < LEAST_KINDS ||
    isRun(text) ||
    /^(.{1,4})\1+$/su.test(text) ||
    [keyOf(owner.name), keyOf(owner.email), local].some((word) => isMostly(text, word))
  );
}
