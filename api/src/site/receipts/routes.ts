import { READ_RECEIPT } from '@rendezvous/contract/resources/payments/endpoints';
import { addressOf, type QueryOf } from '@rendezvous/contract/kernel/call';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RequestContext } from '#src/platform/http/context.ts';
import {
  CREDIT_NOTE_MAIL_JOB,
  RECEIPT_MAIL_JOB,
  findOwnPaper,
  paperOfToken,
  type CreditNoteMailJob,
  type ReceiptMailJob,
  type ShownPaper,
} from '#src/money/papers/face.ts';
import { sendPlainPage, sendSheet } from '#src/pages/render/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { siteAddress } from './address.ts';
import { paperContent, type PaperContent } from './content.ts';
import { paperPage, type PaperLinks } from './html.ts';
import { mailCreditNote, mailReceipt } from './mail.ts';
import { paperPdf } from './pdf.ts';

/** Receipts and credit notes as pages and PDFs, and the mails with them (PRODUCT.md §1 Papers). */
export async function receiptRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, jobs, settings } = services;
  jobs.handle<ReceiptMailJob>(RECEIPT_MAIL_JOB, ({ payment }) => mailReceipt(services, payment), LETTERS);
  jobs.handle<CreditNoteMailJob>(
    CREDIT_NOTE_MAIL_JOB,
    ({ paper }) => mailCreditNote(services, paper),
    LETTERS,
  );

  function contentIn(locale: Locale, paper: ShownPaper): PaperContent {
    const { host } = new URL(siteAddress(services, paper.domain));
    return paperContent(paper, locale, {
      support: settings.value(paper.domain, 'support_email'),
      instruction: host + pathTo('pages-token', { token: 'withdrawal' }),
    });
  }

  handle(app, READ_RECEIPT, async (request, reply) => {
    const { context, query } = request;
    const { number, token, format = 'html' } = query;
    const isPage = format === 'html';
    const paper = token
      ? await paperOfToken(db, token)
      : await findOwnPaper(db, context.member.userId, number ?? '');
    if (!paper && token && isPage) return sendPlainPage(request, reply, 404, notThere(context));
    if (!paper) throw problem('not_found');
    // A mail's link opens the paper in the language of the order.
    const content = contentIn((token && paper.notice_language) || context.locale, paper);
    if (isPage) {
      const links = linksOf(content.locale, paper, token ? { token } : { number: paper.number });
      return sendSheet(request, reply, (shown, nonce) => paperPage(content, links, shown, nonce));
    }
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${paper.number}.pdf"`)
      .send(await paperPdf(content));
  });
}

function linksOf(
  locale: Locale,
  { payment_id: id }: ShownPaper,
  asked: QueryOf<typeof READ_RECEIPT>,
): PaperLinks {
  const label = (name: string) => serverText(locale, `paper.${name}`);
  return {
    pdf: { href: addressOf(READ_RECEIPT, { ...asked, format: 'pdf' }), label: label('pdf') },
    back: { href: pathTo('transactions-id', { id }), label: label('back') },
  };
}

/** The page of a link that opens nothing. */
function notThere({ locale, settings }: Pick<RequestContext, 'locale' | 'settings'>) {
  const text = (id: string) =>
    serverText(locale, `paper.invalid.${id}`, { email: settings.value('support_email') });
  return { locale, site: settings.value('name'), title: text('title'), text: text('text'), action: '' };
}
