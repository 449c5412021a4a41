import { mandateValues, MANDATE_PARAGRAPHS } from '#src/money/debits/face.ts';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { formatMoney } from '@rendezvous/i18n/money';
import { type Locale, LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import type { MailingText, MailingTexts } from '@rendezvous/contract/resources/mailings/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { MONEY_ROOM } from '@rendezvous/contract/operators/money/values';
import { MEASURES, type Measure } from '@rendezvous/contract/operators/values';
import { mailLink, type Composing, type Letter } from '#src/platform/mail/face.ts';
import { measureLetter } from '#src/operations/moderation/face.ts';
import { newsLetter, offerLetter } from '#src/operations/mailings/face.ts';
import { weeklyLetter } from '#src/site/weekly-updates/face.ts';
import { mailKinds, plainSample } from './plain-samples.ts';
import { paperLetters } from './paper-samples.ts';
import TEXTS from './mail-samples.json' with { type: 'json' };

const TOKEN = { token: 'Zk3Vx8Qm2Rb7Nc5Ty1Wp9d' };
const DOMAIN = 'rendezvous.example';
/** A Friday evening, as the end of an offer and as the day of an answer. */
const END = new Date('2026-12-04T17:00:00Z');

/** Restrictions with their reasons; acts that end one have none. */
const ENDED = { told: null, facts: '', rule: null, source: null };
const STATED: Readonly<Record<Measure, Omit<Parameters<typeof measureLetter>[1], 'kind'>>> = {
  suspend: {
    told: null,
    facts: 'You asked three members for money between 20 and 22 November.',
    rule: 'money',
    source: 'report',
  },
  restore: ENDED,
  profile_hold: {
    told: null,
    facts: 'Your profile names another site to write to you.',
    rule: 'contact',
    source: 'own_look',
  },
  profile_approve: ENDED,
  profile_send_back: { told: 'contact', facts: '', rule: 'contact', source: 'automatic' },
  photo_remove: { told: 'not_you', facts: '', rule: 'photos', source: 'own_look' },
  photo_restore: ENDED,
};

const textsOf = (kind: keyof typeof TEXTS): MailingTexts =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, TEXTS[kind][locale] as MailingText]),
  ) as MailingTexts;

const dayIn = (language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(END);

/** Letters whose words or links are put together by their modules. */
function composedSamples(services: Composing, language: Locale): Letter[] {
  const link = (path: string, query: Record<string, string> = TOKEN) => mailLink(services, path, query);
  const confirming = { purpose: 'confirmation', url: link(pathTo('activate-done')) } as const;
  const notice = { purpose: 'notification', url: link(pathTo('chats'), {}) } as const;
  const knowing = { purpose: 'account' } as const;
  const support = services.settings.value(DOMAIN, 'support_email');
  const code = { code: 'WINTER20', value_percentage: 20, minimum_order: 2000, currency: 'EUR' } as const;
  const chargeback = {
    amount: formatMoney(language, { amount: 2250, currency: 'EUR' }),
    revoked: 16,
    date: dayIn(language),
  };
  return [
    {
      ...confirming,
      kind: 'activation',
      values: { days: 7, credits: 2 },
      more: ['credits', 'validity'],
    },
    {
      ...notice,
      url: confirming.url,
      kind: 'activation_reminder',
      values: { days: 7, credits: 2 },
      more: ['credits', 'validity'],
    },
    { ...confirming, kind: 'confirm_again', values: { days: 7 }, more: ['validity'] },
    {
      ...confirming,
      kind: 'password_reset',
      url: link(pathTo('reset-password-do')),
      values: { minutes: 60 },
      more: ['validity'],
    },
    {
      ...knowing,
      kind: 'password_changed',
      url: link(pathTo('reset-password'), {}),
      values: { support },
      more: ['hint'],
    },
    { ...confirming, kind: 'mail_change', values: { hours: 24 }, more: ['validity'] },
    {
      ...knowing,
      kind: 'mail_change_notice',
      url: link(pathTo('mail-change-do')),
      values: { hours: 48 },
      more: ['undo'],
    },
    {
      ...knowing,
      kind: 'deletion',
      url: link(pathTo('account-deleted')),
      values: { date: dayIn(language), days: 14 },
      more: ['erasure'],
    },
    ...paperLetters(services, language),
    {
      ...knowing,
      kind: 'return_failed',
      url: link(pathTo('transactions-id', { id: 'Q7w2' }), {}),
      values: { amount: formatMoney(language, { amount: 1440, currency: 'EUR' }) },
      more: ['next'],
    },
    {
      ...knowing,
      kind: 'charge_back',
      url: link(pathTo('premium'), {}),
      values: { ...chargeback, sum: formatMoney(language, { amount: 810, currency: 'EUR' }), debt: 'yes' },
      more: ['credits', 'open', 'debit', 'free', 'stays'],
    },
    {
      ...knowing,
      kind: 'debit',
      url: link(pathTo('transactions-id', { id: 'Q7w2' }), {}),
      values: mandateValues(language, MANDATE, '4300'),
      more: MANDATE_PARAGRAPHS,
    },
    {
      ...knowing,
      kind: 'charge_back_reversed',
      url: link(pathTo('transactions-id', { id: 'Q7w2' }), {}),
      values: { ...chargeback, sum: formatMoney(language, { amount: 810, currency: 'EUR' }) },
      more: ['credits', 'back', 'settled', 'premium'],
    },
    {
      ...knowing,
      kind: 'money_alarm',
      url: link(MONEY_ROOM, {}),
      values: { failed: 2, drifts: 1, share: '0.55%', alarm: '0.5%' },
      more: ['failed', 'drifts', 'disputes'],
    },
    {
      ...knowing,
      kind: 'complaint',
      url: link(pathTo('pages-service'), {}),
      values: { ticket: 'RV-2026-00017', date: dayIn(language) },
    },
    {
      ...notice,
      kind: 'news',
      values: { messages: 3, matches: 1, likes: 5 },
      withoutBody: true,
      more: ['messages', 'matches', 'likes'],
      footer: ['footer', 'settings'],
    },
    { ...notice, kind: 'unread', values: { count: 2 } },
    weeklyLetter(
      services,
      { language },
      { unread: 2, likes: 5, newcomers: { count: 12, nearby: true }, credits: 8 },
    ),
    offerLetter(
      services,
      { texts: textsOf('offer'), valid_until: END },
      { ...code, validity: 'once-per-user' },
      { language, country: 'NL', paid: false },
    ),
    newsLetter(services, { texts: textsOf('news') }, language),
    ...MEASURES.map((kind) => measureLetter(services, { ...STATED[kind], kind }, language)),
  ];
}

/** A mandate as its mail shows it. */
const MANDATE = {
  reference: 'RDV-41M8-0183',
  creditor: DEFAULT_COMPANY.name,
  creditor_address: `${DEFAULT_COMPANY.address}, ${DEFAULT_COMPANY.city}`,
  creditor_id: 'NL00ZZZ000000000000',
  amount: { amount: 2250, currency: 'EUR' },
  collected_on: '2026-12-02',
  notice_days: 2,
};

/** One letter of every kind the product sends; a kind that is not named here is shown with all its paragraphs. */
export function sampleLetters(services: Composing, language: Locale): Letter[] {
  const composed = composedSamples(services, language);
  const shown = new Set(composed.map(({ kind }) => kind));
  const plain = mailKinds(language).filter((kind) => !shown.has(kind));
  return [...composed, ...plain.map((kind) => plainSample(kind, language, mailLink(services, '/', {})))];
}
