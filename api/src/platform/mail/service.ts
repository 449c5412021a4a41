import { SHOW_UNSUBSCRIBE } from '@rendezvous/contract/endpoints/mail';
import type { Locale } from '@rendezvous/contract/locales';
import type { Services } from '#src/platform/services.ts';
import { mailImprint } from './imprint.ts';
import { mayMail, type MailPurpose } from './policy.ts';
import { htmlMail, plainMail, type MailContent } from './template.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The receiver of a mail, and the sending domain. */
export interface Addressee {
  /** Null for a receiver without an account. */
  id: string | null;
  email: string;
  /** Empty for a receiver without an account. */
  name: string;
  language: Locale;
  domain: string;
  notifications_disabled: readonly string[];
}

/** What a mail says. */
export interface Letter {
  /** Its texts are `mail.<kind>.` subject, body, button and footer of the server's catalogue. */
  kind: string;
  purpose: MailPurpose;
  /** Where its button leads. */
  url: string;
  values?: Record<string, string | number>;
  /** Has no paragraph `body`: the first of `more` begins it. */
  withoutBody?: boolean;
  /** Its paragraphs after the body, by the last word of their id. */
  more?: readonly string[];
  /** Paragraphs that a person wrote, between the body and `more`. */
  written?: readonly string[];
  /** What stands at its bottom, by the last word of its id; `footer` alone where nothing is said. */
  footer?: readonly string[];
  /** A mail that may be handed over twice says so by the same id. */
  id?: string;
}

export { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';
export type { MailPurpose } from './policy.ts';

/** A link for a mail: always below the configured address, whatever host the request named. */
export function mailLink(
  { config }: Pick<Services, 'config'>,
  path: string,
  query: Record<string, string>,
): string {
  const asked = new URLSearchParams(query).toString();
  return `${config.BASE_URL}${path}${asked && `?${asked}`}`;
}

/**
 * Words a mail in its reader's language and hands it over; rejects when it was not accepted. Members without mail permission get nothing.
 * Notifications carry the one-click headers (RFC 8058) and the link behind them.
 */
export async function sendMail(
  services: Pick<Services, 'mail' | 'settings' | 'config' | 'signer'>,
  to: Addressee,
  letter: Letter,
): Promise<void> {
  const {
    kind,
    purpose,
    url,
    values,
    withoutBody = false,
    written = [],
    more = [],
    footer = ['footer'],
    id,
  } = letter;
  if (!mayMail(to.notifications_disabled, purpose)) return;
  const site = services.settings.value(to.domain, 'name');
  const text = (part: string): string =>
    serverText(to.language, `mail.${kind}.${part}`, { site, name: to.name, ...values });
  // A mail that was not requested carries a way to stop such mails.
  const stop =
    purpose === 'notification' && to.id
      ? mailLink(services, SHOW_UNSUBSCRIBE.path, { token: unsubscribeToken(services, to.id) })
      : null;
  const content: MailContent = {
    language: to.language,
    site,
    base: services.config.BASE_URL,
    subject: text('subject'),
    greeting: to.name
      ? serverText(to.language, 'mail.greeting', { name: to.name })
      : serverText(to.language, 'mail.greeting.nobody'),
    paragraphs: [...(withoutBody ? [] : [text('body')]), ...written, ...more.map(text)],
    button: { label: text('button'), url, plain: serverText(to.language, 'mail.plain') },
    footer: footer.map(text).join(' '),
    imprint: mailImprint(
      services.settings.value(to.domain, 'company'),
      to.language,
      services.config.BASE_URL,
    ),
    ...(stop && { unsubscribe: { label: serverText(to.language, 'mail.unsubscribe'), url: stop } }),
  };
  await services.mail.send({
    ...(id && { id }),
    to: to.email,
    from: { name: site, address: `no-reply@${to.domain}` },
    subject: content.subject,
    text: plainMail(content),
    html: htmlMail(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  });
}
