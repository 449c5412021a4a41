import { api, call } from '@rendezvous/api-client/client';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/calls';
import { OFFER_DELETE_DISCOUNT } from '@rendezvous/contract/resources/payments/calls';
import type { DeleteAccountBody } from '@rendezvous/contract/resources/deletion/schemas';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';

/**
 * Deletes the member's account. Throws `ApiError` with `login_failed`, `account_blocked` or `reauthentication_required`. No reading
 * starts meanwhile: the stream reports the ended session before the answer comes, and a reading then would lead to the log-in.
 * @returns a function that resumes reading, once the screen is left
 */
export async function deleteAccount(body: DeleteAccountBody): Promise<() => void> {
  const resume = api.pauseReads();
  try {
    await call(DELETE_ACCOUNT, body);
    return resume;
  } catch (error) {
    resume();
    throw error;
  }
}

/** The discount for a member who would leave for the price; null where there is none. Its failure stops nothing. */
export async function offerDiscount(): Promise<DiscountCode | null> {
  const answer = await call(OFFER_DELETE_DISCOUNT, undefined).catch(() => null);
  return answer?.discountcode ?? null;
}
