/** Company registers by the country of the company, each under its own name. */
export const COMPANY_REGISTERS: Readonly<Partial<Record<string, string>>> = {
  NL: 'KvK',
  BE: 'KBO/BCE',
  DE: 'Handelsregister',
  AT: 'Firmenbuch',
  CH: 'Handelsregister',
  FR: 'RCS',
  IT: 'Registro delle imprese',
  ES: 'Registro Mercantil',
  IE: 'CRO',
  GB: 'Companies House',
  PL: 'KRS',
};
