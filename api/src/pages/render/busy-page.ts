import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { sendPlainPage } from './plain-page.ts';

/** Pages a minute for each member, and for visitors each address. Drawing one costs 20 to 40 ms of a processor: one address uses a fifth of it. */
export const PAGES_PER_MINUTE = 300;

/** A refused page in words for people: how long to wait, and a link to try again. Programs get the problem document, every other error its own answer. */
export function answerBusy(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!(error instanceof ProblemError) || error.code !== 'rate_limited' || !wantsPage) throw error;
  const { locale, settings } = request.context;
  const site = settings.value('name');
  const seconds = error.options.retry_after ?? 60;
  reply.header('retry-after', seconds);
  return sendPlainPage(request, reply, 429, {
    locale,
    site,
    title: serverText(locale, 'busy.title'),
    text: serverText(locale, 'busy.text', { seconds }),
    action: `<a class="press" href="">${escapeHtml(serverText(locale, 'offline.retry'))}</a>`,
  });
}
