import { useId, useState } from 'react';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';

export interface ExpressRequest {
  /** The country the member pays in wants an express request. */
  needed: boolean;
  given: boolean;
  give: (given: boolean) => void;
  /** The order was sent off without it. */
  missing: boolean;
  /** Id of the box. */
  id: string;
  /** Decides whether the order may go; without the request the box gets focus and says so. */
  mayOrder: () => boolean;
}

/** The buyer's express request to start before the time for withdrawing is over (PRODUCT.md §1 Before paying). */
export function useExpressRequest(): ExpressRequest {
  const { express_request_countries: countries } = useSettings();
  const country = useUser()?.payment_country;
  const [given, setGiven] = useState(false);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const needed = country !== undefined && countries.includes(country);
  return {
    needed,
    given,
    give(value) {
      setGiven(value);
      setMissing(false);
    },
    missing,
    id,
    mayOrder() {
      if (!needed || given) return true;
      setMissing(true);
      document.getElementById(id)?.focus();
      return false;
    },
  };
}
