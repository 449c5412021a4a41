import { SHOW_UNSUBSCRIBE } from '@rendezvous/contract/resources/mail/endpoints';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import type { SiteMailType } from '@rendezvous/contract/resources/accounts/values';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { Mail } from '#src/platform/ports/mail.ts';
import type { Services } from '#src/platform/services.ts';
import type { SettingsService } from '#src/platform/settings/face.ts';
import { mailImprint } from './imprint.ts';
import type { MailPurpose } from './policy.ts';
import { htmlMail, plainMail, type MailContent } from './template.ts';
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
  /** When the account confirmed this address; null for one that may be a stranger's. */
  confirmed_at: Date | null;
}

/** What a mail says. */
export interface Letter {
  /** Its texts are `mail.<kind>.` subject, body, button and footer of the server's catalogue. */
  kind: string;
  purpose: MailPurpose;
  /** Cause that no sender can use against a stranger's address: a payment, or an operator's own words. */
  cause?: 'payment' | 'operator';
  /** What its link stops; all notifications, when left out. */
  type?: SiteMailType;
  /** Where its button leads. */
  url: string;
  values?: Record<string, string | number>;
  /** Words that replace the catalogue's. */
  own?: { subject?: string; button?: string };
  /** Has no paragraph `body`: the first of `blocks` or `more` begins it. */
  withoutBody?: boolean;
  /** Content between the body and the paragraphs after it. */
  blocks?: readonly MailBlock[];
  /** Its paragraphs after the body, by the last word of their id. */
  more?: readonly string[];
  /** Paragraphs that a person wrote, between the body and `more`. */
  written?: readonly string[];
  /** Footer, by the last word of its id; `footer` alone where nothing is said. */
  footer?: readonly string[];
  /** A mail that may be sent twice has the same id both times. */
  id?: string;
}

/** What words and addresses of a mail come from. */
export interface Composing extends Pick<Services, 'config' | 'signer'> {
  settings: Pick<SettingsService, 'value'>;
}

/** A link for a mail: always below the configured address, whatever host the request named. */
export function mailLink(
  { config }: Pick<Services, 'config'>,
  path: string,
  query: Record<string, string>,
): string {
  const asked = new URLSearchParams(query).toString();
  return `${config.BASE_URL}${path}${asked && `?${asked}`}`;
}

/** Where a notification can be stopped; null for mails that a member has to get or asked for. */
function stopLink(services: Composing, to: Addressee, { purpose, type }: Letter): string | null {
  if (purpose !== 'notification' || !to.id) return null;
  return mailLink(services, SHOW_UNSUBSCRIBE.path, { token: unsubscribeToken(services, to.id, type) });
}

/** The words of a mail in its reader's language. */
function contentOf(services: Composing, to: Addressee, letter: Letter, stop: string | null): MailContent {
  const { kind, url, values, own, withoutBody = false } = letter;
  const { blocks = [], written = [], more = [], footer = ['footer'] } = letter;
  const { language } = to;
  const base = services.config.BASE_URL;
  const site = services.settings.value(to.domain, 'name');
  const common = (id: string) => serverText(language, `mail.${id}`, { name: to.name });
  const text = (part: string) =>
    serverText(language, `mail.${kind}.${part}`, { site, name: to.name, ...values });
  const said = (words: string): MailBlock => ({ type: 'paragraph', text: words });
  const paragraph = (part: string) => said(text(part));
  return {
    language,
    site,
    base,
    subject: own?.subject ?? text('subject'),
    greeting: common(to.name ? 'greeting' : 'greeting.nobody'),
    body: [
      ...(withoutBody ? [] : [paragraph('body')]),
      ...blocks,
      ...written.map(said),
      ...more.map(paragraph),
    ],
    button: { label: own?.button ?? text('button'), url, plain: common('plain') },
    footer: footer.map(text).join(' '),
    imprint: mailImprint(services.settings.value(to.domain, 'company'), language, base),
    ...(stop && { unsubscribe: { label: common('unsubscribe'), url: stop } }),
  };
}

/**
 * Words a mail in its reader's language, as text and as HTML. Notifications carry the one-click headers (RFC 8058) and the link
 * behind them.
 */
export function composeMail(services: Composing, to: Addressee, letter: Letter): Mail {
  const stop = stopLink(services, to, letter);
  const content = contentOf(services, to, letter, stop);
  return {
    ...(letter.id && { id: letter.id }),
    to: to.email,
    from: { name: content.site, address: `no-reply@${to.domain}` },
    subject: content.subject,
    text: plainMail(content),
    html: htmlMail(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}
