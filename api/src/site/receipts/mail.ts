import { READ_RECEIPT } from '@rendezvous/contract/resources/payments/endpoints';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import {
  findPaper,
  findReceipt,
  issueReceipt,
  openByToken,
  type ShownPaper,
} from '#src/money/papers/face.ts';
import { lockPayment, readReceiver } from '#src/money/payments/face.ts';
import { readPage } from '#src/pages/content/face.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { siteAddress } from './address.ts';
import { mailBlocks } from './instruction.ts';
import { creditNoteLetter, receiptLetter, type PaperAddresses } from './letters.ts';

type Mailing = Pick<
  Services,
  'db' | 'clock' | 'mail' | 'settings' | 'config' | 'signer' | 'unitOfWork' | 'jobs'
>;

/** Links on the member's own domain. */
async function addressesOf(services: Mailing, paper: ShownPaper): Promise<PaperAddresses> {
  const site = siteAddress(services, paper.domain);
  const token = await openByToken(services.db, services, paper);
  return {
    paper: site + addressOf(READ_RECEIPT, { token }),
    payments: site + pathTo('transactions-id', { id: paper.payment_id }),
  };
}

/** Mails the confirmation of a purchase, in the buyer's language, also after the buyer has left the result page. */
export async function mailReceipt(services: Mailing, paymentId: string): Promise<void> {
  const { db, settings } = services;
  const paper = await findReceipt(db, paymentId);
  if (!paper) return issueMissing(services, paymentId);
  const receiver = await readReceiver(db, paper.user_id);
  if (!receiver) return;
  const { language: locale, domain } = receiver;
  const page = await readPage(db, 'withdrawal', {
    domain,
    locale,
    read: (key) => settings.value(domain, key),
  });
  const instruction = mailBlocks(page.body);
  await sendMail(
    services,
    receiver,
    receiptLetter(paper, locale, await addressesOf(services, paper), instruction),
  );
}

/** Issues the receipt of a payment that a process of the release before receipts has completed; its mail follows. */
async function issueMissing(services: Mailing, paymentId: string): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status === 'completed') await issueReceipt(services, { tx, afterCommit }, payment);
  });
}

/** Mails the credit note of a refund to a buyer who still has an account. */
export async function mailCreditNote(services: Mailing, id: string): Promise<void> {
  const paper = await findPaper(services.db, id);
  const receiver = paper && (await readReceiver(services.db, paper.user_id));
  if (!paper || !receiver) return;
  const addresses = await addressesOf(services, paper);
  await sendMail(services, receiver, creditNoteLetter(paper, receiver.language, addresses));
}
