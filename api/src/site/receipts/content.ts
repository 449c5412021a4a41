import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ShownPaper } from '#src/money/papers/face.ts';
import { lastDayOf } from '#src/money/payments/face.ts';
import { serverTexts } from '#src/platform/lib/server-text.ts';
import { paperWords, sellerLines, type PaperWords } from './words.ts';

/** A line of a paper's table; `note` is small, below its name. */
export interface PaperLine {
  what: string;
  note?: string;
  credits: string;
  each: string;
  amount: string;
}

/** Everything a receipt or credit note says, for the page and the PDF alike. */
export interface PaperContent {
  locale: Locale;
  site: string;
  title: string;
  number: string;
  issuedAt: Date;
  seller: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  head: readonly [what: string, credits: string, each: string, currency: string];
  lines: readonly PaperLine[];
  /** Null where there is no tax. */
  vat: { head: readonly string[]; row: readonly string[] } | null;
  total: { label: string; amount: string; note: string };
  sections: readonly (readonly [title: string, text: string])[];
  foot: string;
}

/** What a paper says besides what it stores. */
export interface PaperSite {
  support: string;
  /** Address of the page with the instruction on withdrawing, without its protocol. */
  instruction: string;
}

/** Words of a paper in a language. */
export function paperContent(paper: ShownPaper, locale: Locale, site: PaperSite): PaperContent {
  const words = paperWords(locale, paper);
  const isReceipt = paper.kind === 'receipt';
  return {
    locale,
    site: paper.company.tradenames[0] ?? paper.company.name,
    title: words.text(`paper.${paper.kind}.title`),
    number: paper.number,
    issuedAt: paper.issued_at,
    seller: sellerLines(words, paper.company),
    facts: factsOf(words, paper),
    head: [
      words.text('paper.column.what'),
      words.text('paper.column.credits'),
      words.text('paper.column.each'),
      paper.currency,
    ],
    lines: isReceipt ? soldLines(words, paper) : [returnedLine(words, paper)],
    vat: vatOf(words, paper),
    total: {
      label: words.text(isReceipt ? 'paper.paid' : 'paper.returned'),
      amount: words.money(paper.amount),
      note: isReceipt
        ? words.method(paper.method)
        : words.text('paper.returned.way', { method: words.method(paper.method) }),
    },
    sections: isReceipt
      ? [...agreedTo(words, paper), withdrawing(words, paper, site)]
      : workedOut(words, paper),
    foot: words.text('paper.foot'),
  };
}

function factsOf(
  { text, day, calendarDay, country }: PaperWords,
  paper: ShownPaper,
): (readonly [string, string])[] {
  const belongs = text('paper.belongs.receipt', { number: paper.receipt_number });
  const terms = paper.terms_version && calendarDay(paper.terms_version);
  return [
    [text('paper.date'), day(paper.issued_at)],
    ...(paper.kind === 'credit_note' ? [[text('paper.belongs'), belongs] as const] : []),
    [text('paper.order'), paper.payment_id],
    [text('paper.to'), text('paper.to.consumer', { country: country(paper.country) })],
    ...(terms ? [[text('paper.terms'), terms] as const] : []),
  ];
}

/** The price of one credit, where it is a whole number of minor units. */
const eachOf = ({ figure }: PaperWords, amount: number, credits: number): string =>
  credits > 0 && amount % credits === 0 ? figure(amount / credits) : '';

function soldLines(words: PaperWords, paper: ShownPaper): PaperLine[] {
  const { text, figure, moment, percent } = words;
  const { price_before: before, amount, credits, discount_percentage: discount } = paper;
  const saved = before - amount;
  const share = percent(Math.round((saved * 100) / before) * 100);
  const sold = {
    what: text('paper.line.credits'),
    ...(paper.settled_at && { note: text('paper.line.added', { date: moment(paper.settled_at) }) }),
    credits: String(credits),
    each: eachOf(words, before, credits),
    amount: figure(before),
  };
  if (saved <= 0) return [sold];
  const what = discount > 0 ? text('paper.line.discount') : text('paper.line.package', { percent: share });
  return [sold, { what, credits: '', each: '', amount: figure(-saved) }];
}

function returnedLine(words: PaperWords, paper: ShownPaper): PaperLine {
  const { text, figure, moment } = words;
  const { credits, amount, reason, asked_at: asked } = paper;
  const cause = reason === 'withdrawal' ? 'paper.line.withdrawal' : 'paper.line.refund';
  return {
    what: text(credits > 0 ? 'paper.line.unused' : 'paper.line.part'),
    ...(asked && { note: text(cause, { date: moment(asked) }) }),
    credits: credits > 0 ? String(credits) : '',
    each: eachOf(words, amount, credits),
    amount: figure(-amount),
  };
}

function vatOf({ text, figure, percent, country, tax }: PaperWords, paper: ShownPaper): PaperContent['vat'] {
  if (paper.vat_rate === 0) return null;
  const sign = paper.kind === 'receipt' ? 1 : -1;
  return {
    head: [
      text('paper.vat', { tax, country: country(paper.country) }),
      text('paper.vat.net'),
      text('paper.vat.tax', { tax }),
      text('paper.vat.gross'),
    ],
    row: [
      percent(paper.vat_rate),
      ...[paper.net, paper.vat, paper.amount].map((amount) => figure(sign * amount)),
    ],
  };
}

/** The words beside the pay button in the language and version that the buyer saw. */
export function agreedTo(words: PaperWords, paper: ShownPaper): (readonly [string, string])[] {
  const {
    notice_version: version,
    notice_language,
    start_requested_at: requested,
    refund_days: days,
  } = paper;
  const language = notice_language ?? words.locale;
  const id = `paper.${requested ? 'request' : 'notice'}.${version}`;
  if (!version || !(id in serverTexts(language))) return [];
  const said = paperWords(language, paper).text(id, { days });
  return requested
    ? [
        [
          words.text('paper.agreed'),
          words.text('paper.agreed.text', { words: said, date: words.second(requested), version }),
        ],
      ]
    : [[words.text('paper.told'), words.text('paper.told.text', { words: said, version })]];
}

function withdrawing(
  { text, calendarDay }: PaperWords,
  paper: ShownPaper,
  site: PaperSite,
): readonly [string, string] {
  const last = lastDayOf({ ...paper, settled_at: paper.settled_at ?? paper.issued_at })!;
  const values = { date: calendarDay(last), email: site.support, address: site.instruction };
  return [text('paper.withdrawing'), text('paper.withdrawing.text', values)];
}

function workedOut({ text, money }: PaperWords, paper: ShownPaper): (readonly [string, string])[] {
  const { receipt_amount: paid, receipt_credits: credits, credits: unused, amount } = paper;
  if (unused === 0) return [];
  const values = { paid: money(paid), credits, unused, amount: money(amount) };
  return [[text('paper.worked'), text('paper.worked.text', values)]];
}
