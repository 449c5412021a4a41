import { REQUEST_LIMITS } from '@rendezvous/contract/composition/request-limits';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import {
  WITHDRAW_PAGE,
  WithdrawForm,
  type WithdrawResponse,
} from '@rendezvous/contract/resources/withdrawal/schemas';
import { timeInWords, withdrawAsVisitor } from '#src/money/withdrawal/face.ts';
import { sendPlainPage, type PlainPage } from '#src/pages/render/face.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { HOUR } from '#src/platform/lib/clock.ts';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { App } from '#src/platform/types.ts';
import { answerRefused } from './refusal-page.ts';

/** Receives the form of the withdrawal function, which a browser sends without a script, and answers with a page that can be saved. */
export function withdrawForm(app: App): void {
  const page = pathTo('pages-token', { token: WITHDRAW_PAGE });
  app.post(
    page,
    {
      config: {
        access: 'public',
        crossSite: 'origin',
        rateLimit: { max: REQUEST_LIMITS.WITHDRAW.max, timeWindow: HOUR },
      },
      schema: { body: WithdrawForm },
      errorHandler: (error, request, reply) => answerRefused(error, request, reply, page),
    },
    async (request, reply) => {
      const { context, body } = request;
      const { receipt } = await withdrawAsVisitor(app.services, context, {
        id: idOfEffect(request),
        body,
      });
      const { locale, settings, country } = context;
      const zone = COUNTRIES[country].timeZone;
      return sendPlainPage(request, reply, 202, receivedPage(locale, settings.value('name'), receipt, zone));
    },
  );
}

/** Says what arrived, when, and where the receipt goes. */
function receivedPage(
  locale: Locale,
  site: string,
  { at, statement, email }: WithdrawResponse['receipt'],
  zone: string,
): PlainPage {
  const text = (id: string, values = {}) => serverText(locale, `withdrawn.${id}`, values);
  const mail = text('mail', { email });
  return {
    locale,
    site,
    title: text('title'),
    text: text('at', { at: timeInWords(locale, new Date(at), zone) }),
    action: `<p><strong>${escapeHtml(statement)}</strong></p><p>${escapeHtml(mail)}</p><a href="/">${escapeHtml(text('home', { site }))}</a>`,
  };
}
