import { readFileSync } from 'node:fs';
import { listMailings, orderMailing, retireMailing } from '#src/operations/mailings/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const MAILING_USAGE = `npm run ops -- mailing list                                     how many each has reached
npm run ops -- mailing news <file.json> [when] [domain]         texts per language, see decision 021; at once without a time
npm run ops -- mailing promotion <code> <file.json> [when] [domain]
npm run ops -- mailing retire <id>                              stops it, also in the middle

Times are written as 2026-12-01T09:00:00Z.`;

function timeFrom(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new UsageError(MAILING_USAGE);
  return at;
}

/** Orders a mailing of the texts in a file. */
async function order(
  services: Parameters<Command>[0],
  operator: string,
  [file, when, domain]: readonly (string | undefined)[],
  code?: string,
): Promise<void> {
  if (!file) throw new UsageError(MAILING_USAGE);
  const id = await orderMailing(services, operator, {
    texts: JSON.parse(readFileSync(file, 'utf8')) as unknown,
    ...(when && { sendAt: timeFrom(when) }),
    ...(domain && { domain }),
    ...(code && { code }),
  });
  console.log(`Mailing ${id} is queued`);
}

/** What operators may do with news and offers. */
export const MAILING_COMMANDS: Record<string, Command> = {
  async 'mailing list'({ db }) {
    printTable(
      (await listMailings(db)).map((row) => [
        row.id,
        row.kind,
        row.status,
        row.send_at.toISOString(),
        row.code ?? '-',
        `${row.mailed} mailed`,
        `${row.waiting} waiting`,
        `${row.left_out} left out`,
        row.texts.en.title,
      ]),
    );
  },
  'mailing news': (services, operator, args) => order(services, operator, args),
  async 'mailing promotion'(services, operator, [code, ...args]) {
    if (!code) throw new UsageError(MAILING_USAGE);
    await order(services, operator, args, code);
  },
  async 'mailing retire'(services, operator, [id]) {
    if (!id) throw new UsageError(MAILING_USAGE);
    await retireMailing(services, operator, id);
  },
};
