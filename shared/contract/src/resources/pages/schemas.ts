import { Type, type Static, type TSchema } from 'typebox';
import { CAPABILITIES, type Capability } from '#src/kernel/capabilities.ts';
import { Closed, LocaleCode, OneOf, Timestamp } from '#src/kernel/common.ts';
import { PAGE_CONDITIONS, PAGE_LINK, PAGE_TOKEN, type PageCondition } from './values.ts';

export * from './values.ts';

const PlainText = Type.String({ maxLength: 4000 });
/** A place on the page; the same in all languages, so that links to it stay valid. */
const Anchor = Type.String({ pattern: '^[a-z0-9-]{2,60}$' });

/** What words and blocks of a page may depend on: a condition of the domain, or a capability of the product. */
export type PageWhen = PageCondition | Capability;
const When = OneOf([...PAGE_CONDITIONS, ...CAPABILITIES]);

/** A stretch of a sentence. Nothing in it is ever read as markup. */
export const Run = Type.Union([
  PlainText,
  Closed({ strong: PlainText }),
  Closed({ link: PlainText, to: Type.String({ pattern: PAGE_LINK }) }),
]);
export type Run = Static<typeof Run>;

/** A plain sentence, or one put together from stretches. */
export const Words = Type.Union([PlainText, Type.Array(Run, { minItems: 1, maxItems: 40 })]);
export type Words = Static<typeof Words>;

/** Stretches that show only when a condition is true or a capability works; `otherwise` is shown in the other case. */
export const WhenRun = Closed({
  when: When,
  text: Words,
  otherwise: Type.Optional(Words),
});
export type WhenRun = Static<typeof WhenRun>;

/** Words as they are written down. */
export const WrittenWords = Type.Union([
  PlainText,
  Type.Array(Type.Union([Run, WhenRun]), { minItems: 1, maxItems: 40 }),
]);
export type WrittenWords = Static<typeof WrittenWords>;

/** The kinds of blocks around one kind of words; `extra` are fields that every block may have. */
function blockKinds<W extends TSchema, Extra extends Record<string, TSchema>>(words: W, extra: Extra) {
  const Heading = Closed({
    type: Type.Literal('heading'),
    id: Anchor,
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    text: PlainText,
    ...extra,
  });
  const Paragraph = Closed({ type: Type.Literal('paragraph'), text: words, ...extra });
  const List = Closed({
    type: Type.Literal('list'),
    ordered: Type.Boolean(),
    items: Type.Array(words, { minItems: 1, maxItems: 60 }),
    ...extra,
  });
  const Question = Closed({
    type: Type.Literal('question'),
    id: Anchor,
    question: PlainText,
    answer: Type.Array(Type.Union([Paragraph, List]), { minItems: 1 }),
    ...extra,
  });
  /** Facts with their names; an entry whose text turns out empty is not shown. */
  const Definitions = Closed({
    type: Type.Literal('definitions'),
    items: Type.Array(Closed({ term: PlainText, text: words }), { minItems: 1 }),
    ...extra,
  });
  /** A row whose first cell turns out empty is not shown. */
  const Table = Closed({
    type: Type.Literal('table'),
    caption: PlainText,
    head: Type.Array(PlainText, { minItems: 2, maxItems: 6 }),
    rows: Type.Array(Type.Array(words, { minItems: 2, maxItems: 6 }), { minItems: 1 }),
    ...extra,
  });
  const Note = Closed({ type: Type.Literal('note'), text: words, ...extra });
  /** A form on paper: what is known is printed after its label, the rest is a line to write on. */
  const Form = Closed({
    type: Type.Literal('form'),
    title: PlainText,
    lines: Type.Array(Closed({ label: PlainText, text: Type.Optional(words) }), { minItems: 1 }),
    ...extra,
  });
  /** The form of the withdrawal function, with the labels of its fields; it is sent without a script. */
  const Statement = Closed({
    type: Type.Literal('statement'),
    name: PlainText,
    order: PlainText,
    order_hint: PlainText,
    email: PlainText,
    words: PlainText,
    confirm: PlainText,
    ...extra,
  });
  return Type.Union([Heading, Paragraph, List, Question, Definitions, Table, Note, Form, Statement]);
}

/** A block as it is read: parts whose condition is false are left out. */
export const Block = blockKinds(Words, {});
export type Block = Static<typeof Block>;

/** A block as an author writes it; with `when` it shows only if that condition is true. */
export const WrittenBlock = blockKinds(WrittenWords, { when: Type.Optional(When) });
export type WrittenBlock = Static<typeof WrittenBlock>;

/** A page as it is written down, per language: `{facts}` are still in braces. */
export const PageText = Closed({
  title: PlainText,
  /** One or two sentences for search engines and shared links. */
  description: Type.String({ minLength: 20, maxLength: 200 }),
  updated_at: Timestamp,
  /** Do its sections bear numbers? */
  numbered: Type.Boolean(),
  body: Type.Array(WrittenBlock, { minItems: 1, maxItems: 400 }),
});
export type PageText = Static<typeof PageText>;

/** A page as it is read. `language` differs from the visitor's where that language is missing. */
export const ContentPage = Closed({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  language: LocaleCode,
  updated_at: Timestamp,
  numbered: Type.Boolean(),
  body: Type.Array(Block),
});
export type ContentPage = Static<typeof ContentPage>;

/** `language` asks for the words of a language; without it they come in the visitor's own. */
export const PageQuery = Closed({
  slug: Type.String({ pattern: PAGE_TOKEN }),
  language: Type.Optional(LocaleCode),
});
export type PageQuery = Static<typeof PageQuery>;
