import { Type, type Static } from 'typebox';
import { Closed } from '#src/kernel/common.ts';
import { LOCALE_CODES, type Locale } from '#src/kernel/locales.ts';
import { Words } from '#src/resources/pages/schemas.ts';

const Line = Type.String({ minLength: 1, maxLength: 80 });

/** A part of a mail, in the words and stretches of pages. Nothing in it is ever read as markup. */
export const MailBlock = Type.Union([
  Closed({ type: Type.Literal('heading'), text: Line }),
  Closed({ type: Type.Literal('paragraph'), text: Words }),
  Closed({ type: Type.Literal('list'), items: Type.Array(Words, { minItems: 1, maxItems: 20 }) }),
]);
export type MailBlock = Static<typeof MailBlock>;

/** What the site writes to its members in one language: news, or the words around an offer. */
export const MailingText = Closed({
  /** The subject, and the heading. */
  title: Line,
  body: Type.Array(MailBlock, { minItems: 1, maxItems: 40 }),
  /** Leads below the address of the site; a mail without one leads to the site itself. */
  button: Type.Optional(
    Closed({
      label: Type.String({ minLength: 1, maxLength: 40 }),
      path: Type.String({ pattern: '^/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?$', maxLength: 200 }),
    }),
  ),
});
export type MailingText = Static<typeof MailingText>;

/** A mailing is worded in every language of the product, so that no member reads another than their own. */
export const MailingTexts = Closed(
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, MailingText])) as Record<
    Locale,
    typeof MailingText
  >,
);
export type MailingTexts = Static<typeof MailingTexts>;
