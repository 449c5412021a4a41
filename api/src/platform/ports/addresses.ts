import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';

/** Says where an address of the internet is. */
export interface AddressBook {
  /** ISO code of the country of an address, whether the product serves it; undefined where it is unknown. */
  placeOf(address: string): string | undefined;
}

type Found = Response & { country_code?: string };

/** The bundled database: allocations of the regional registries (data of the NRO, nro.net, CC BY 4.0). Nothing is asked outside. */
export function openAddressBook(): AddressBook {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Found>(readFileSync(file));
  return {
    placeOf(address) {
      // An IPv4 address on a socket that also accepts IPv6.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      const country = isIP(plain) ? reader.get(plain)?.country_code : undefined;
      return country && /^[A-Z]{2}$/.test(country) ? country : undefined;
    },
  };
}
