import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_WITHDRAWAL } from '@rendezvous/contract/resources/withdrawal/calls';

/** What withdrawing from an own purchase gives back now; not asked for while `payment` is null. */
export const useWithdrawalOffer = (payment: string | null) =>
  useEndpoint(READ_WITHDRAWAL, payment === null ? null : { payment });
