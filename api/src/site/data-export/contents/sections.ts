import { ACCOUNT_SECTIONS } from './account-sections.ts';
import { CONTACT_SECTIONS } from './contact-sections.ts';
import { MONEY_SECTIONS } from './money-sections.ts';
import type { Section } from './section.ts';

/** Everything in the copy, by its name there. A new table of members is a section here, or is in `left-out.ts` with a reason. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  ...ACCOUNT_SECTIONS,
  ...CONTACT_SECTIONS,
  ...MONEY_SECTIONS,
};
