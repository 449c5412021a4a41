import { keyOf } from './texts/visible-text.ts';

/** Why a password can be guessed without a list. */
export const PASSWORD_WEAKNESSES = ['few', 'run', 'repeated', 'own'] as const;
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number];

/** Name and address of a password's owner, as far as they are known. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/** Characters that differ at least. */
const LEAST_KINDS = 4;
/** Characters that a password has at least besides the name or address of its owner. */
const LEAST_OWN = 4;
/** Names shorter than this are part of other words by chance. */
const LEAST_NAME = 3;
/** From this length a password that is not weak is a strong one. */
const STRONG_LENGTH = 12;

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

/**
 * Decides why a password can be guessed without a list: few characters, a run, a repeated part, the owner's name or address. Null when it
 * cannot. The list of common passwords is the server's.
 */
export function passwordWeakness(
  password: string,
  { name = '', email = '' }: PasswordOwner,
): PasswordWeakness | null {
  const text = keyOf(password);
  const [local = ''] = keyOf(email).split('@');
  if (isRun(text)) return 'run';
  if (/^(.{1,4})\1+$/su.test(text)) return 'repeated';
  if (new Set(text).size < LEAST_KINDS) return 'few';
  return [keyOf(name), keyOf(email), local].some((word) => isMostly(text, word)) ? 'own' : null;
}

/** Is a password that is not weak long enough to withstand guessing with the digest in hand? */
export const isStrongPassword = (password: string): boolean => [...password].length >= STRONG_LENGTH;
