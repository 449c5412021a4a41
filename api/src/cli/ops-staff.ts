import { OPERATOR_NAME, OPERATOR_ROLES, type OperatorRole } from '@rendezvous/contract/operators/values';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { addStaff, changeStaff, listStaff, staffNamed } from '#src/identity/operators/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

const ROLES = OPERATOR_ROLES.join('|');

export const STAFF_USAGE = `npm run ops -- operator add <name> <${ROLES}>    prints the key, once
npm run ops -- operator role <name> <${ROLES}>
npm run ops -- operator reset <name>     removes the second factor; the next log-in sets up a new one
npm run ops -- operator retire <name>
npm run ops -- operator list`;

function roleFrom(text: string | undefined): OperatorRole {
  const role = OPERATOR_ROLES.find((candidate) => candidate === text);
  if (!role) throw new UsageError(STAFF_USAGE);
  return role;
}

function nameFrom(text: string | undefined): string {
  if (!text) throw new UsageError(STAFF_USAGE);
  return text;
}

const actor = (name: string) => ({ id: null, name });

/** How operators come, change and go. */
export const STAFF_COMMANDS: Record<string, Command> = {
  async 'operator add'(services, operator, [name, role]) {
    if (textFault(OPERATOR_NAME, nameFrom(name)))
      throw new Error('a name has 2 to 40 small letters, digits, dots and hyphens, a letter first');
    const { key } = await addStaff(services, actor(operator), nameFrom(name), roleFrom(role));
    console.log(`Key of ${name}, shown this once:\n${key}`);
  },
  async 'operator role'(services, operator, [name, role]) {
    const id = await staffNamed(services.db, nameFrom(name));
    await changeStaff(services, actor(operator), id, { role: roleFrom(role) });
  },
  async 'operator reset'(services, operator, [name]) {
    await changeStaff(services, actor(operator), await staffNamed(services.db, nameFrom(name)), 'reset');
  },
  async 'operator retire'(services, operator, [name]) {
    await changeStaff(services, actor(operator), await staffNamed(services.db, nameFrom(name)), 'retire');
  },
  async 'operator list'(services, operator) {
    printTable(
      (await listStaff(services, actor(operator))).map((row) => [
        row.name,
        row.role,
        row.active ? 'active' : 'retired',
        row.second_factor ? 'second factor' : 'no second factor yet',
        `${row.passkeys} passkeys`,
        row.created_at,
      ]),
    );
  },
};
