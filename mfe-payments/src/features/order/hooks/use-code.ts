import { useState } from 'react';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { ApiError } from '@rendezvous/api-client/client';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { useDiscountCode } from '../api/get-discount-code.ts';

/** The code an order goes by. */
export interface OrderCode {
  /** Null without one: then the discount counts that the member has anyway. */
  code: string | null;
  /** Still to be found out: the price is not known before. */
  pending: boolean;
  /** It came with the link, and counts. */
  fromLink: boolean;
  /** Why the code of the address, or the one that counted before, is not used. */
  refused: ApiError | null;
  apply: (code: string | null) => void;
  /** Goes on without a code that no longer counts. */
  drop: (reason: ApiError) => void;
}

/**
 * The code the member typed or removed, else the one a link brought (`?discountcode=`). Codes never stack: one from a link counts
 * where it is higher than the discount the member has, and costs them nothing where it does not or is not valid.
 * @param own the discount the member has without any code; undefined while it is not known
 */
export function useCode(
  linked: string | null,
  own: DiscountCode | null | undefined,
  country: CountryCode | undefined,
): OrderCode {
  const [choice, setChoice] = useState<{ code: string | null; refused?: ApiError } | null>(null);
  const { data, error } = useDiscountCode(linked, country);
  const asked = choice === null && linked !== null;
  const found = data?.discountcode ?? null;
  const better =
    asked && found !== null && own !== undefined && found.value_percentage > (own?.value_percentage ?? 0);
  return {
    code: choice ? choice.code : better ? found.code : null,
    fromLink: better,
    pending: asked && !error && (data === undefined || own === undefined),
    refused: (asked ? error : choice?.refused) ?? null,
    apply: (code) => setChoice({ code }),
    drop: (refused) => setChoice({ code: null, refused }),
  };
}
