/** Address of the second step, on the page of the purchase. */
export const WITHDRAW_HASH = '#withdraw';
