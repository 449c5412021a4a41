import type { MailingRow } from './repository.ts';

/** Is a mailing on its way, or waiting for its time? */
export const isRunning = ({ status }: Pick<MailingRow, 'status'>): boolean =>
  status === 'scheduled' || status === 'sending';

/** Has the end of an offer come? News have none. */
export const isOver = ({ valid_until: end }: Pick<MailingRow, 'valid_until'>, now: Date): boolean =>
  end !== null && end <= now;
