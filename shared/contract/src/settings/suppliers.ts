import { Type, type Static } from 'typebox';
import { Closed } from '#src/kernel/common.ts';

/** Names of companies, with their country: `Acme Mail, Ireland`. Empty while they are not known. */
const Companies = Type.String({ maxLength: 300 });

/** Companies that receive data of members, by what they do (GDPR art. 13.1.e); the privacy page lists them. */
export const Suppliers = Closed({
  servers: Companies,
  mail: Companies,
  text_messages: Companies,
  payments: Companies,
});
export type Suppliers = Static<typeof Suppliers>;

export const NO_SUPPLIERS: Suppliers = { servers: '', mail: '', text_messages: '', payments: '' };
