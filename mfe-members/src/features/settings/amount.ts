/** Minor units of an amount as it is typed ("50", "49,50", "49.5"); null for anything else. */
export function amountOf(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A typed form of an amount, without needless zeros. */
export const typedAmount = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
