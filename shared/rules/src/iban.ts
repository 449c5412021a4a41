/** Returns an account number in capitals, without the blanks, hyphens and marks that a bank or its app puts into it, and without "IBAN" before it. */
export const plainIban = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, (mark) => (/[\s\p{Default_Ignorable_Code_Point}\p{Pd}.:]/u.test(mark) ? '' : mark))
    .replace(/^IBAN/, '');
