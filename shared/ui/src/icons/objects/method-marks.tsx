import type { Drawing } from '#src/layout/drawing.tsx';
import { BANK } from './bank.tsx';

/** Kinds of ways to pay: by bank, card, phone, wallet, code on paper, mandate or transfer. */
export type MethodKind = 'bank' | 'card' | 'phone' | 'wallet' | 'voucher' | 'debit' | 'transfer';

/** Own drawings, never the mark of a scheme or a bank. */
export const METHOD_MARKS: Record<MethodKind, Drawing> = {
  bank: BANK,
  card: [
    {
      d: 'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5M2.5 10h19M6.5 15h4',
    },
  ],
  phone: [
    {
      d: 'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5M11 18.2h2',
    },
  ],
  wallet: [
    {
      d: 'M19 7.5V5.6A1.6 1.6 0 0 0 17.4 4H5.2a2.2 2.2 0 0 0 0 4.4H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5.2A2.2 2.2 0 0 1 3 17.8V6.2M16.5 14h.01',
    },
  ],
  voucher: [{ d: 'M3 7.5h18v3a1.8 1.8 0 0 0 0 3.6v3H3v-3a1.8 1.8 0 0 0 0-3.6zM14 7.5v2M14 12v.8M14 15v2' }],
  debit: [{ d: 'M4 4.5h10M4 9h7M4 13.5h5M20 8v12M16.2 16.4 20 20.2l3-3' }],
  transfer: [{ d: 'M3 8h15M14.5 4.5 18 8l-3.5 3.5M21 16H6M9.5 12.5 6 16l3.5 3.5' }],
};
