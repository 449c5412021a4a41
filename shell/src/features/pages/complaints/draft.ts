import { cleanText, visibleText } from '@rendezvous/rules/texts/visible-text';
import type { ComplaintBody } from '@rendezvous/contract/resources/complaints/schemas';
import { emailFault, textFault, type FieldFaults } from '@rendezvous/contract/kernel/field-rules';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_LINK,
  COMPLAINT_TEXT,
} from '@rendezvous/contract/resources/complaints/values';

/** Values of the form. */
export interface Draft {
  category: string;
  text: string;
  link: string;
  email: string;
}

export const COMPLAINT_FIELDS = ['category', 'text', 'link', 'email'] as const;
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];
type Wrong = FieldFaults<ComplaintField>;

const EMPTY: Draft = { category: '', text: '', link: '', email: '' };

/** Lives as long as the tab, so that looking something up on another page costs nothing; nothing is stored on the device. */
let current: Draft = EMPTY;

export const draft = {
  read: (): Draft => current,
  store: (typed: Draft): void => void (current = typed),
  drop: (): void => void (current = EMPTY),
};

/** Reads the values of the form. */
export function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const value = (name: ComplaintField): string => String(data.get(name) ?? '');
  return { category: value('category'), text: value('text'), link: value('link'), email: value('email') };
}

/** Checks a draft by the rules of the contract. A visitor gives an address for the answer. */
export function faultsIn({ category, text, link, email }: Draft, visitor: boolean): Wrong {
  return {
    category: COMPLAINT_CATEGORIES.some((known) => known === category) ? undefined : { code: 'not_allowed' },
    text: textFault(COMPLAINT_TEXT, visibleText(text)),
    link: textFault(COMPLAINT_LINK, link.trim()),
    email: visitor ? emailFault(email) : undefined,
  };
}

/** The draft as it is sent, without empty fields. */
export function bodyOf({ category, text, link, email }: Draft, visitor: boolean): ComplaintBody {
  return {
    category: category as ComplaintBody['category'],
    text: visibleText(text),
    ...(link.trim() && { link: link.trim() }),
    ...(visitor && { email: cleanText(email) }),
  };
}
