import type { Locale } from '@rendezvous/contract/locales';
import type { Services } from '#src/services.ts';
import { htmlMail, plainMail, type MailContent } from './template.ts';
import { serverText } from './texts.ts';

/** Who gets a mail, and in the name of which domain. */
export interface Addressee {
  email: string;
  /** Empty for somebody without an account. */
  name: string;
  language: Locale;
  domain: string;
}

/** Mails the product sends; each has `mail.<kind>.` subject, body, button and footer in seven languages. */
export type MailKind = 'activation' | 'activation_reminder' | 'payment' | 'complaint';

/** A link for a mail: always below the configured address, whatever host the request named. */
export function mailLink({ config }: Pick<Services, 'config'>, path: string, query: Record<string, string>): string {
  return `${config.BASE_URL}${path}?${new URLSearchParams(query)}`;
}

/** Words a mail in its reader's language and hands it over; rejects when it was not accepted. */
export async function sendMail(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  to: Addressee,
  kind: MailKind,
  url: string,
  values: Record<string, string | number> = {},
  /** Further paragraphs, by the last word of their id. */
  more: readonly string[] = [],
): Promise<void> {
  const site = settings.value(to.domain, 'name');
  const text = (part: string): string => serverText(to.language, `mail.${kind}.${part}`, { site, name: to.name, ...values });
  const content: MailContent = {
    language: to.language,
    site,
    greeting: to.name ? serverText(to.language, 'mail.greeting', { name: to.name }) : serverText(to.language, 'mail.greeting.nobody'),
    paragraphs: ['body', ...more].map(text),
    button: { label: text('button'), url },
    footer: text('footer'),
  };
  await mail.send({
    to: to.email,
    from: { name: site, address: `no-reply@${to.domain}` },
    subject: text('subject'),
    text: plainMail(content),
    html: htmlMail(content),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
