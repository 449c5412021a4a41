import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import type { ShownPaper } from '#src/money/papers/face.ts';
import type { Letter } from '#src/platform/mail/face.ts';
import { agreedTo } from './content.ts';
import { paperWords, sellerLines, type PaperWords } from './words.ts';

/** Where a letter leads: to the paper without a log-in, and to the member's payments. */
export interface PaperAddresses {
  paper: string;
  payments: string;
}

const heading = (text: string): MailBlock => ({ type: 'heading', text });
const paragraph = (text: string): MailBlock => ({ type: 'paragraph', text });

/**
 * The confirmation of a purchase on a durable medium (Directive 2011/83/EU, art. 8.7): seller, number, price with tax, the buyer's express request
 * with its time, and the instruction on withdrawing with its form.
 */
export function receiptLetter(
  paper: ShownPaper,
  language: Locale,
  { paper: url, payments }: PaperAddresses,
  instruction: readonly MailBlock[],
): Letter {
  const words = paperWords(language, paper);
  const { text, money } = words;
  return {
    id: `paper ${paper.id}`,
    kind: 'payment',
    purpose: 'account',
    cause: 'payment',
    url,
    values: { credits: paper.credits, amount: money(paper.amount) },
    blocks: [
      heading(text('mail.payment.contract')),
      { type: 'list', items: purchase(words, paper) },
      ...agreedTo(words, paper).flatMap(([title, said]) => [heading(title), paragraph(said)]),
      ...instruction,
      { type: 'paragraph', text: text('mail.payment.where', { address: payments }) },
    ],
  };
}

function purchase(words: PaperWords, paper: ShownPaper): string[] {
  const { text, money, percent, day, calendarDay, method, tax } = words;
  const { amount, vat, vat_rate, credits, terms_version: terms } = paper;
  const taxed = { amount: money(amount), rate: percent(vat_rate), vat: money(vat), tax };
  const facts: [label: string, value: string][] = [
    [text('paper.number'), paper.number],
    [text('paper.date'), day(paper.issued_at)],
    [text('paper.order'), paper.payment_id],
    [text('mail.payment.seller'), sellerLines(words, paper.company).join(', ')],
    [text('mail.payment.bought'), text('mail.payment.bought.credits', { credits })],
    [text('mail.payment.price'), vat_rate === 0 ? money(amount) : text('mail.payment.price.vat', taxed)],
    [text('mail.payment.method'), method(paper.method)],
    ...(terms ? [[text('paper.terms'), calendarDay(terms)] as [string, string]] : []),
  ];
  return facts.map(([label, value]) => text('paper.fact', { label, value }));
}

/** Says that money went back, and which paper states it. */
export function creditNoteLetter(
  paper: ShownPaper,
  language: Locale,
  { paper: url, payments }: PaperAddresses,
): Letter {
  const { text, money, method } = paperWords(language, paper);
  return {
    id: `paper ${paper.id}`,
    kind: 'credit_note',
    purpose: 'account',
    cause: 'payment',
    url,
    values: { amount: money(paper.amount), method: method(paper.method) },
    blocks: [
      paragraph(text('mail.credit_note.number', { number: paper.number, receipt: paper.receipt_number })),
      paragraph(text('mail.payment.where', { address: payments })),
    ],
  };
}
