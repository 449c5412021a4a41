/** Returns an account number in capitals, without the blanks, hyphens and marks that a bank or its app puts into it, and without "IBAN" before it. */
export const plainIban = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, (mark) => (/[\s\p{Default_Ignorable_Code_Point}\p{Pd}.:]/u.test(mark) ? '' : mark))
    .replace(/^IBAN/, '');

/** Decides whether the check digits of an account number are right (ISO 13616): capitals and digits, without spaces. */
export function hasIbanCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
