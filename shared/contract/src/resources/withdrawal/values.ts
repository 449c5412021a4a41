import type { TextRule } from '#src/kernel/field-rules.ts';

/** Token of the page with the withdrawal function, under `/pages/`: no log-in is needed there. */
export const WITHDRAW_PAGE = 'withdraw';

/** Name of the consumer in a statement of withdrawal. Characters that addresses of pages need are left out: the statement is mailed. */
export const CONSUMER_NAME = {
  min: 1,
  max: 60,
  pattern: "^[\\p{L}\\p{M}\\p{N} .,'’-]*$",
} as const satisfies TextRule;

/** What names the contract: the number of an order, or the e-mail address of the account. */
export const CONTRACT_NAME = {
  min: 1,
  max: 254,
  pattern: '^[^\\s<>"/:]*$',
} as const satisfies TextRule;

/**
 * What a statement of withdrawal leads to. `returned`: money goes back. `nothing_left`: no credit of the purchase is unused. `late`: the time is over.
 * `unpaid`: nothing was paid. `unmatched`: an operator looks for the contract.
 */
export const WITHDRAWAL_OUTCOMES = ['returned', 'nothing_left', 'late', 'unpaid', 'unmatched'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];
