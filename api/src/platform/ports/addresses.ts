import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { isCountryCode, type CountryCode } from '@rendezvous/contract/countries';
import { Reader, type Response } from 'mmdb-lib';

/** Says where an address of the internet is. */
export interface AddressBook {
  /** The country of an address, when it is one the product serves. */
  countryOf(address: string): CountryCode | undefined;
}

type Found = Response & { country_code?: string };

/** The bundled database: allocations of the regional registries (data of the NRO, nro.net, CC BY 4.0). Nothing is asked outside. */
export function openAddressBook(): AddressBook {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Found>(readFileSync(file));
  return {
    countryOf(address) {
      // An IPv4 address on a socket that also takes IPv6.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      const country = isIP(plain) ? reader.get(plain)?.country_code : undefined;
      return isCountryCode(country) ? country : undefined;
    },
  };
}
