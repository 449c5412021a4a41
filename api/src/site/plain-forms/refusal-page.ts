import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { commonTexts, serverText } from '#src/platform/lib/server-text.ts';
import { sendPlainPage } from '#src/pages/render/face.ts';

/** Answers a refused form with a page: the reason and a link back. Programs get the problem document, every other error its own answer. */
export function answerRefused(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  back: string,
): FastifyReply {
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!(error instanceof ProblemError) || !wantsPage) throw error;
  const { locale, settings, now } = request.context;
  if (error.options.retry_after !== undefined) reply.header('retry-after', error.options.retry_after);
  return sendPlainPage(request, reply, error.statusCode, {
    locale,
    site: settings.value('name'),
    title: serverText(locale, 'refused.title'),
    text: reasonOf(error, locale, now),
    action: actionOf(error, locale, back),
  });
}

/** The way back; the appeal where the account is suspended. */
function actionOf({ code }: ProblemError, locale: Locale, back: string): string {
  const [to, id] =
    code === 'account_suspended' ? [APPEAL_PATH, 'mail.suspended.button'] : [back, 'refused.back'];
  return `<a class="press" href="${escapeHtml(to)}">${escapeHtml(serverText(locale, id))}</a>`;
}

/** The sentence of the error catalogue (spec §8), for the first field at fault where there is one, with the time until the next try where it asks to wait. */
function reasonOf({ code, options }: ProblemError, locale: Locale, now: Date): string {
  const texts = commonTexts(locale);
  const fault = options.errors?.[0];
  const ofField = fault && texts[`errors.field.${fault.code}`];
  const text = ofField ?? texts[`errors.${code}`] ?? texts['errors.generic']!;
  const params = (ofField ? fault?.params : options.params) ?? {};
  const sentence = String(new IntlMessageFormat(text, locale).format(params));
  if (!options.reset_at) return sentence;
  return `${sentence} ${spanOf(options.reset_at.getTime() - now.getTime(), locale)}`;
}

/** "4 hours 12 minutes". */
function spanOf(milliseconds: number, locale: Locale): string {
  const say = (unit: 'hour' | 'minute', count: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const hours = Math.floor((minutes * MINUTE) / HOUR);
  const rest = minutes - (hours * HOUR) / MINUTE;
  return [hours > 0 && say('hour', hours), rest > 0 && say('minute', rest)].filter(Boolean).join(' ');
}
