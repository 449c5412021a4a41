import { useGrowing } from '@rendezvous/api-client/use-pages';
import {
  OPS_ACT_ON_DISCOUNT,
  OPS_ADD_DISCOUNT,
  OPS_CHANGE_DISCOUNT,
  OPS_LIST_DISCOUNTS,
  OPS_READ_DISCOUNT,
  OPS_READ_DISCOUNT_FIGURES,
} from '@rendezvous/contract/operators/discounts/calls';
import type {
  OpsChangeDiscountBody,
  OpsDiscountActBody,
  OpsDiscountResponse,
  OpsNewDiscountBody,
} from '@rendezvous/contract/operators/discounts/schemas';
import type { DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { appendItems } from '#src/lib/append-items.ts';
import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';

/** Discounts of this month, reserved codes, the offer to new members, and the last acts. */
export const useFigures = () => useEndpoint(OPS_READ_DISCOUNT_FIGURES, undefined);

/** Codes of a state, the newest first. */
export function useDiscounts(state: DiscountState) {
  const reading = useEndpoint(OPS_LIST_DISCOUNTS, { state });
  const pages = useGrowing(reading, (cursor) => call(OPS_LIST_DISCOUNTS, { state, cursor }), appendItems);
  return { reading, pages };
}

/** A code with its history. */
export const useDiscount = (code: string) => useEndpoint(OPS_READ_DISCOUNT, { code });

/** @throws ApiError `duplicate` for a name in use, `validation_failed` */
export const addDiscount = (body: OpsNewDiscountBody): Promise<OpsDiscountResponse> =>
  call(OPS_ADD_DISCOUNT, body);

/** @throws ApiError `duplicate` when nothing differs, `validation_failed` */
export const changeDiscount = (body: OpsChangeDiscountBody): Promise<OpsDiscountResponse> =>
  call(OPS_CHANGE_DISCOUNT, body);

/** @throws ApiError `duplicate` for a code that is there already, or over */
export const actOnDiscount = (body: OpsDiscountActBody): Promise<OpsDiscountResponse> =>
  call(OPS_ACT_ON_DISCOUNT, body);
