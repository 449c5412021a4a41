import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { formatMoney } from '@rendezvous/i18n/money';
import type { CodeRow } from '#src/money/discounts/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { mailLink, type Letter } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { MailingRow } from './repository.ts';

type Linking = Pick<Services, 'config'>;
type Written = Pick<MailingRow, 'texts'>;

/** What news and offers have in common: an operator's words in the member's language. */
function written({ texts }: Written, language: Locale) {
  const { title, body, button } = texts[language];
  return {
    purpose: 'notification',
    withoutBody: true,
    blocks: body,
    own: { subject: title, ...(button && { button: button.label }) },
  } as const;
}

/** News of the site. */
export function newsLetter(services: Linking, mailing: Written, language: Locale): Letter {
  const { button } = mailing.texts[language];
  return {
    kind: 'site_news',
    type: 'news',
    url: mailLink(services, button?.path ?? '/', {}),
    ...written(mailing, language),
  };
}

/** The reader of an offer. */
export interface OfferReader {
  language: Locale;
  /** The offer's end is shown by the clock of this country. */
  country: CountryCode;
  paid: boolean;
}

/** The end of an offer to the minute, with its time zone. */
function endText(end: Date, { language, country }: OfferReader): string {
  return new Intl.DateTimeFormat(LOCALES.find(({ code }) => code === language)?.iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: COUNTRIES[country].timeZone,
  }).format(end);
}

/** An offer: an operator's words, then the facts of its code, which the server stores. Its button opens the packages with the code. */
export function offerLetter(
  services: Linking,
  mailing: Written & { valid_until: Date },
  code: Pick<CodeRow, 'code' | 'value_percentage' | 'minimum_order' | 'currency' | 'validity'>,
  reader: OfferReader,
): Letter {
  const { language, paid } = reader;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(code.value_percentage / 100);
  const minimum =
    code.minimum_order === null || code.currency === null
      ? null
      : formatMoney(language, { amount: code.minimum_order, currency: code.currency });
  const said = (part: string, values: Record<string, string>) =>
    serverText(language, `mail.promotion.${part}`, values);
  const conditions = [
    said('until', { until: endText(mailing.valid_until, reader) }),
    ...(minimum ? [said('minimum', { minimum })] : []),
    ...(code.validity === 'once-per-user' ? [said('once', {})] : []),
  ];
  const words = written(mailing, language);
  return {
    kind: 'promotion',
    type: 'promotions',
    url: mailLink(services, pathTo(paid ? 'credits' : 'premium'), { discountcode: code.code }),
    ...words,
    blocks: [
      ...words.blocks,
      { type: 'paragraph', text: [{ strong: said('offer', { code: code.code, percent }) }] },
      { type: 'paragraph', text: conditions.join(' ') },
    ],
  };
}
