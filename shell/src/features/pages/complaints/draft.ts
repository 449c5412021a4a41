import type { ComplaintBody } from '@rendezvous/contract/complaints';
import type { FieldError } from '@rendezvous/contract/errors';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_LINK,
  COMPLAINT_LINK_MAX,
  COMPLAINT_TEXT_MAX,
  COMPLAINT_TEXT_MIN,
} from '@rendezvous/contract/complaints-values';

/** What stands in the form. */
export interface Draft {
  category: string;
  text: string;
  link: string;
  email: string;
}

export const COMPLAINT_FIELDS = ['category', 'text', 'link', 'email'] as const;
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];
export type Wrong = Partial<Record<ComplaintField, Omit<FieldError, 'field'>>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMPTY: Draft = { category: '', text: '', link: '', email: '' };

/** Lives as long as the tab, so that looking something up on another page costs nothing; nothing is kept on the device. */
let kept: Draft = EMPTY;

export const draft = {
  read: (): Draft => kept,
  keep: (typed: Draft): void => void (kept = typed),
  drop: (): void => void (kept = EMPTY),
};

/** What the form holds now. */
export function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const value = (name: ComplaintField): string => String(data.get(name) ?? '');
  return { category: value('category'), text: value('text'), link: value('link'), email: value('email') };
}

/** What is wrong with a draft, by the rules the server has too. */
export function wrongIn({ category, text, link, email }: Draft, visitor: boolean): Wrong {
  const wrong: Wrong = {};
  if (!(COMPLAINT_CATEGORIES as readonly string[]).includes(category))
    wrong.category = { code: 'not_allowed' };
  const length = text.trim().length;
  if (length === 0) wrong.text = { code: 'required' };
  else if (length < COMPLAINT_TEXT_MIN)
    wrong.text = { code: 'too_short', params: { limit: COMPLAINT_TEXT_MIN } };
  else if (text.length > COMPLAINT_TEXT_MAX)
    wrong.text = { code: 'too_long', params: { limit: COMPLAINT_TEXT_MAX } };
  if (link.trim().length > COMPLAINT_LINK_MAX)
    wrong.link = { code: 'too_long', params: { limit: COMPLAINT_LINK_MAX } };
  else if (link.trim() && !new RegExp(COMPLAINT_LINK).test(link.trim())) wrong.link = { code: 'invalid' };
  if (visitor && !email.trim()) wrong.email = { code: 'required' };
  else if (visitor && !EMAIL.test(email.trim())) wrong.email = { code: 'email_invalid' };
  return wrong;
}

/** The draft as it is sent: fields nobody filled in are left out. */
export function bodyOf({ category, text, link, email }: Draft, visitor: boolean): ComplaintBody {
  return {
    category: category as ComplaintBody['category'],
    text: text.trim(),
    ...(link.trim() && { link: link.trim() }),
    ...(visitor && { email: email.trim() }),
  };
}
