import { userInfo } from 'node:os';
import { MEASURE_RULES, MEASURE_SOURCES } from '@rendezvous/contract/operators/values';
import { PHOTO_REJECT_REASONS } from '@rendezvous/contract/resources/photos/values';
import { buildApp } from '#src/app.ts';
import { approvePhoto, rejectPhoto, restoreMember, suspendMember } from '#src/operations/moderation/face.ts';
import { readAudit } from '#src/identity/operators/face.ts';
import { listPendingPhotos } from '#src/people/photos/face.ts';
import { memberNamed, showMember } from '#src/operations/members/face.ts';
import { COMPLAINT_COMMANDS, COMPLAINT_USAGE } from './ops-complaints.ts';
import { DISCOUNT_COMMANDS, DISCOUNT_USAGE } from './ops-discounts.ts';
import { MAILING_COMMANDS, MAILING_USAGE } from './ops-mailings.ts';
import { MONEY_COMMANDS, MONEY_USAGE } from './ops-money.ts';
import { PARTNER_COMMANDS, PARTNER_USAGE } from './ops-partners.ts';
import { PAGE_COMMANDS, PAGE_USAGE } from './ops-pages.ts';
import { STAFF_COMMANDS, STAFF_USAGE } from './ops-staff.ts';
import { printTable, runCommand, UsageError, type Command } from './terminal.ts';

const USAGE = `${STAFF_USAGE}
npm run ops -- member show <id|e-mail|name>
npm run ops -- member suspend <id|e-mail|name> <rule> <${MEASURE_SOURCES.join('|')}> <facts, for the member>
  rules: ${MEASURE_RULES.join(' ')}
npm run ops -- member reactivate <id|e-mail|name> <reason>
npm run ops -- photo list
npm run ops -- photo approve <id>
npm run ops -- photo reject <id> [${PHOTO_REJECT_REASONS.join('|')}]
${PARTNER_USAGE}
${PAGE_USAGE}
${COMPLAINT_USAGE}
${DISCOUNT_USAGE}
${MAILING_USAGE}
${MONEY_USAGE}
npm run ops -- audit list [count]

The embedded database allows one process: stop the server first, or use DATABASE_URL.`;

function required(value: string | undefined): string {
  if (!value) throw new UsageError(USAGE);
  return value;
}

function oneOf<T extends string>(known: readonly T[], word: string | undefined): T {
  const found = known.find((one) => one === word);
  if (!found) throw new UsageError(USAGE);
  return found;
}

const COMMANDS: Record<string, Command> = {
  ...PARTNER_COMMANDS,
  ...PAGE_COMMANDS,
  ...COMPLAINT_COMMANDS,
  ...STAFF_COMMANDS,
  ...DISCOUNT_COMMANDS,
  ...MAILING_COMMANDS,
  ...MONEY_COMMANDS,
  async 'member show'(services, operator, [who]) {
    const member = await showMember(services, operator, await memberNamed(services.db, required(who)));
    printTable(Object.entries(member).map(([key, value]) => [key, JSON.stringify(value)]));
  },
  async 'member suspend'(services, operator, [who, ruleName, sourceName, ...facts]) {
    const id = await memberNamed(services.db, required(who));
    const rule = oneOf(MEASURE_RULES, ruleName);
    const source = oneOf(MEASURE_SOURCES, sourceName);
    await suspendMember(services, operator, id, { facts: required(facts.join(' ')), rule, source });
  },
  async 'member reactivate'(services, operator, [who, ...reason]) {
    const id = await memberNamed(services.db, required(who));
    await restoreMember(services, operator, id, required(reason.join(' ')));
  },
  async 'photo list'({ db }) {
    printTable(
      (await listPendingPhotos(db, 100)).map((row) => [
        row.id,
        row.name,
        row.visibility,
        row.created_at.toISOString(),
      ]),
    );
  },
  async 'photo approve'(services, operator, [id]) {
    await approvePhoto(services, operator, required(id));
  },
  'photo reject': (services, operator, [id, word = 'other']) =>
    rejectPhoto(services, operator, required(id), { told: oneOf(PHOTO_REJECT_REASONS, word) }),
  async 'audit list'({ db }, _operator, [count = '50']) {
    const rows = await readAudit(db, Math.min(Number(count) || 50, 1000));
    printTable(
      rows.map((row) => [
        row.at.toISOString(),
        row.operator,
        row.action,
        row.subject,
        JSON.stringify(row.detail),
      ]),
    );
  },
};

const [noun, verb, ...args] = process.argv.slice(2);

await runCommand(async (database, config) => {
  const command = COMMANDS[`${noun} ${verb}`];
  if (!command) throw new UsageError(USAGE);
  const app = await buildApp({ ...config, LOG_LEVEL: 'silent' }, { database });
  await app.ready();
  try {
    await command(app.services, `command line (${userInfo().username})`, args);
  } finally {
    await app.close();
  }
});
