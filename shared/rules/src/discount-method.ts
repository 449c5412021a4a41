/**
 * Decides whether a discount code may be used with a payment method. A wire transfer is not paid for days, or never: a code of one use would
 * be blocked that long, so it does not work with one.
 */
export function worksWith(
  { validity, paymentmethods }: { validity: string; paymentmethods: readonly string[] },
  method: string,
): boolean {
  if (validity === 'once' && method === 'sct') return false;
  return paymentmethods.length === 0 || paymentmethods.includes(method);
}
