import { Type } from 'typebox';
import { endpoint } from '#src/kernel/endpoint.ts';
import { MailFeedbackBody, UnsubscribeBody, UnsubscribeQuery } from './schemas.ts';

export const SHOW_UNSUBSCRIBE = endpoint('GET', '/api/unsubscribe.php', {
  summary: 'Shows the page that asks before notification mail, or one type of it, stops.',
  access: 'public',
  query: UnsubscribeQuery,
  response: Type.String(),
  media: 'text/html',
  pages: [404],
});

export const UNSUBSCRIBE = endpoint('POST', '/api/unsubscribe.php', {
  summary:
    'Stops notification mail, or the type its token names, with one click (RFC 8058); browsers get a page.',
  access: 'public',
  crossSite: 'open',
  forms: true,
  query: UnsubscribeQuery,
  body: UnsubscribeBody,
  pages: [200, 404],
  errors: ['link_invalid'],
});

export const REPORT_MAIL_FEEDBACK = endpoint('POST', '/api/mail-feedback', {
  summary: 'Receives what the mail provider learnt of an address; the provider proves itself with its key.',
  access: 'public',
  crossSite: 'open',
  body: MailFeedbackBody,
  errors: ['forbidden'],
});
