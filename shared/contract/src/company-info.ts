import { Type, type Static } from 'typebox';
import { Closed, Integer } from './common.ts';

/** Company block of the footer and legal pages (spec §3 Company info). Empty fields are not shown. */
export const CompanyInfo = Closed({
  name: Type.String(),
  address: Type.String(),
  kvk: Type.String(),
  city: Type.String(),
  country: Type.String(),
  tradenames: Type.Array(Type.String()),
  vat_numbers: Type.Array(Type.String()),
  support_phone: Type.String(),
  /** Percent offered once to a member who would leave for the price; 0 offers nothing. */
  delete_discount: Integer({ minimum: 0, maximum: 90 }),
  added: Type.String(),
  /** For the imprint, where the company's country asks for them. */
  represented_by: Type.Optional(Type.String()),
  share_capital: Type.Optional(Type.String()),
  publisher: Type.Optional(Type.String()),
  host: Type.Optional(Type.String()),
  /** Body of mediation for consumers, with its address. */
  mediator: Type.Optional(Type.String()),
});
export type CompanyInfo = Static<typeof CompanyInfo>;

/** Company of a site whose operator named none. */
export const DEFAULT_COMPANY: CompanyInfo = {
  name: 'Example Dating B.V. (demonstration)',
  address: 'Voorbeeldstraat 1',
  kvk: '00000000',
  city: '1000 AA Nergenshuizen',
  country: 'NL',
  tradenames: ['Rendezvous'],
  vat_numbers: ['NL000000000B00'],
  support_phone: '',
  delete_discount: 0,
  added: '2023-12-01T12:00:00.000Z',
};
