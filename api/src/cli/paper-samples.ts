import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ContentPage } from '@rendezvous/contract/resources/pages/schemas';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import type { ShownPaper } from '#src/money/papers/face.ts';
import type { Composing, Letter } from '#src/platform/mail/face.ts';
import { creditNoteLetter, mailBlocks, receiptLetter } from '#src/site/receipts/face.ts';

const AT = new Date('2026-11-20T20:14:00Z');

/** A receipt as it is stored, of 25 credits for EUR 22.50. */
export const SAMPLE_RECEIPT: ShownPaper = {
  id: 'sample',
  seller: 'NL000000000B00',
  year: 2026,
  kind: 'receipt',
  number: '2026-004183',
  payment_id: 'Zk3Vx8Qm2Rb7Nc5Ty1Wp9d',
  return_id: null,
  credits: 25,
  amount: 2250,
  net: 1860,
  vat: 390,
  vat_rate: 2100,
  country: 'NL',
  connection_country: 'NL',
  company: DEFAULT_COMPANY,
  issued_at: AT,
  token_hash: null,
  user_id: 'eva',
  domain: 'rendezvous.example',
  currency: 'EUR',
  method: 'ideal',
  price_before: 2500,
  discount_percentage: 0,
  settled_at: AT,
  refund_days: 14,
  terms_version: '2023-12-01',
  notice_version: WITHDRAWAL_NOTICE,
  notice_language: null,
  start_requested_at: new Date('2026-11-20T20:13:48Z'),
  receipt_number: '2026-004183',
  receipt_amount: 2250,
  receipt_credits: 25,
  reason: null,
  asked_at: null,
};

/** The credit note of a withdrawal from it, with 16 credits unused. */
export const SAMPLE_CREDIT_NOTE: ShownPaper = {
  ...SAMPLE_RECEIPT,
  kind: 'credit_note',
  number: '2026-C0212',
  return_id: 'sample',
  credits: 16,
  amount: 1440,
  net: 1190,
  vat: 250,
  issued_at: new Date('2026-11-30T09:00:00Z'),
  reason: 'withdrawal',
  asked_at: new Date('2026-11-27T13:05:00Z'),
};

/** The mails with papers. @param instruction blocks of the page on withdrawing */
export function paperLetters(
  { config }: Pick<Composing, 'config'>,
  language: Locale,
  instruction: ContentPage['body'] = [],
): Letter[] {
  const addresses = {
    paper: `${config.BASE_URL}/api/receipt.php?token=Zk3Vx8Qm2Rb7Nc5Ty1Wp9d`,
    payments: `${config.BASE_URL}/transactions/${SAMPLE_RECEIPT.payment_id}`,
  };
  return [
    receiptLetter(SAMPLE_RECEIPT, language, addresses, mailBlocks(instruction)),
    creditNoteLetter(SAMPLE_CREDIT_NOTE, language, addresses),
  ];
}
