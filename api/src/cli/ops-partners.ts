import { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { addPartner, dropPartner, listPartners } from '#src/identity/partners/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const PARTNER_USAGE = `npm run ops -- partner add <name> [network]      prints the key, once; the network is the name unless said
npm run ops -- partner retire <name>
npm run ops -- partner list`;

/** What operators may do with partners that send people to sign up. */
export const PARTNER_COMMANDS: Record<string, Command> = {
  async 'partner add'(services, operator, [name, network = name]) {
    if (!name || !validatorOf(Tracking)({ network })) throw new UsageError(PARTNER_USAGE);
    const key = await addPartner(services, operator, name, network!);
    console.log(`Key of ${name}, shown this once:\n${key}`);
  },
  async 'partner retire'(services, operator, [name]) {
    if (!name) throw new UsageError(PARTNER_USAGE);
    if (!(await dropPartner(services, operator, name))) throw new Error(`no partner is called ${name}`);
  },
  async 'partner list'({ db }) {
    printTable(
      (await listPartners(db)).map((row) => [
        row.name,
        row.network,
        row.active ? 'active' : 'retired',
        row.created_at.toISOString(),
      ]),
    );
  },
};
