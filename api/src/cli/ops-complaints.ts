import { COMPLAINT_STATUSES } from '@rendezvous/contract/resources/complaints/values';
import { closeComplaint, listForOperator, showComplaint } from '#src/operations/complaints/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const COMPLAINT_USAGE = `npm run ops -- complaints list [open|closed|all]     the oldest first; open without a word
npm run ops -- complaints show <ticket>
npm run ops -- complaints close <ticket> <what came of it>`;

const LISTED = 500;

/** What operators may do with complaints. */
export const COMPLAINT_COMMANDS: Record<string, Command> = {
  async 'complaints list'(services, operator, [word = 'open']) {
    const status = COMPLAINT_STATUSES.find((candidate) => candidate === word);
    if (!status && word !== 'all') throw new UsageError(COMPLAINT_USAGE);
    const items = await listForOperator(services, operator, { status, position: null, limit: LISTED });
    printTable(
      items.map(({ ticket, status: state, category, language, answer_by: by, email }) => [
        ticket,
        state,
        category,
        language,
        `answer by ${by.slice(0, 10)}`,
        email,
      ]),
    );
  },
  async 'complaints show'(services, operator, [ticket]) {
    if (!ticket) throw new UsageError(COMPLAINT_USAGE);
    const { complaint } = await showComplaint(services, operator, ticket);
    // JSON escapes control characters, so a complaint cannot steer the terminal.
    printTable(Object.entries(complaint).map(([key, value]) => [key, JSON.stringify(value)]));
  },
  async 'complaints close'(services, operator, [ticket, ...words]) {
    const resolution = words.join(' ').trim();
    if (!ticket || !resolution) throw new UsageError(COMPLAINT_USAGE);
    await closeComplaint(services, operator, ticket, resolution);
  },
};
