import { Type, type Static } from 'typebox';
import { Closed, Integer } from '#src/kernel/common.ts';

/** Short enough for several of them in one paragraph of a page. */
const Fact = Type.String({ maxLength: 300 });

/** Company block of the footer and legal pages (spec §3 Company info). Empty fields are not shown. */
export const CompanyInfo = Closed({
  name: Fact,
  address: Fact,
  kvk: Fact,
  city: Fact,
  country: Fact,
  tradenames: Type.Array(Fact, { maxItems: 10 }),
  vat_numbers: Type.Array(Fact, { maxItems: 10 }),
  support_phone: Fact,
  /** Percent offered once to a member who would leave for the price; 0 offers nothing. */
  delete_discount: Integer({ minimum: 0, maximum: 90 }),
  added: Fact,
  /** For the imprint, where the company's country asks for them. */
  represented_by: Type.Optional(Fact),
  share_capital: Type.Optional(Fact),
  publisher: Type.Optional(Fact),
  host: Type.Optional(Fact),
  /** Court of the register, as German and Polish law ask for. */
  register_court: Type.Optional(Fact),
  /** Officer for the protection of minors, with the way to reach them (Germany: §7 JMStV). */
  minors_officer: Type.Optional(Fact),
  /** Data protection officer, with the way to reach them (GDPR art. 13.1.b). */
  privacy_officer: Type.Optional(Fact),
  /** What else the company's law asks for, in one line. */
  further: Type.Optional(Fact),
  /** Body of mediation for consumers, with its address. */
  mediator: Type.Optional(Fact),
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
