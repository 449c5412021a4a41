/** Job that mails a buyer what an operator did about their money. */
export const MONEY_ACT_MAIL_JOB = 'money-act-mail';

export interface MoneyActMailJob {
  act: string;
}

/** Job of each morning that reports to operators what is wrong with money; one waits. */
export const MONEY_ALARM_JOB = 'money-alarm';

/** What jobs about money name in their data: failed ones are found by these. */
export const MONEY_KEYS = ['payment', 'return', 'act', 'withdrawal', 'paper'] as const;
