/** Answers that make an account besides address and password, in the order they are asked. */
export const PARTNER_ANSWERS = ['name', 'gender', 'seeking', 'date_of_birth', 'country'] as const;
export type PartnerAnswer = (typeof PARTNER_ANSWERS)[number];
