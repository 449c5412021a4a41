/** Job that mails a buyer what an operator did about their money. */
export const MONEY_ACT_MAIL_JOB = 'money-act-mail';

export interface MoneyActMailJob {
  act: string;
}

/** What jobs about money name in their data: failed ones are found by these. */
export const MONEY_KEYS = ['payment', 'return', 'act', 'withdrawal', 'paper'] as const;
