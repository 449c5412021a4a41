/** Decides whether the check digits of an account number are right (ISO 13616): capitals and digits, without spaces. */
export function hasIbanCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
