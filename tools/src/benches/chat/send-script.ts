import { withValues } from '#src/proofs/search/pgbench.ts';
import type { Statement } from '#src/proofs/search/plans.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * A recorded send as a script of pgbench: the same statements, each a transaction by itself as the server has it, with new ids for each message. `:unique`
 * is a variable of the script.
 */
export function sendScript(statements: readonly Statement[], newIds: readonly string[]): string {
  if (!statements.some(({ text }) => text.includes('send_between_contacts')))
    throw new Error('the recorded send did not go out in one statement');
  return [
    '\\set unique random(1, 1000000000000000)',
    ...statements.map((statement) => `${withNewIds(withValues(statement), newIds)};`),
    '',
  ].join('\n');
}

/**
 * One script in which each client of pgbench runs the part of its number, and clients beyond the last part begin again: of several files pgbench would choose
 * one by chance for each transaction, so that clients wait for each other's locks.
 */
export function clientsScript(parts: readonly string[]): string {
  const cases = parts.map((part, place) => `\\${place > 0 ? 'elif' : 'if'} :place = ${place}\n${part}`);
  return `\\set place :client_id % ${parts.length}\n${cases.join('')}\\endif\n`;
}

/** Puts a new id wherever a text has one of the recorded ids. */
function withNewIds(statement: string, newIds: readonly string[]): string {
  return statement.replace(/(\be)?'((?:[^']|'')*)'/g, (quoted, escaped: string | undefined, text: string) => {
    const found = newIds.filter((id) => text.includes(id));
    if (found.length === 0) return quoted;
    const quote = (part: string) => `${escaped ?? ''}'${part}'`;
    const parts = found.reduce(
      (cut, id) => cut.flatMap((part) => interleave(part.split(id), UUID.test(id))),
      [text],
    );
    return `(${parts.map((part) => (part === NEW_UUID || part === NEW_ID ? part : quote(part))).join(' || ')})`;
  });
}

const NEW_ID = `'new' || :unique::text`;
const NEW_UUID = 'gen_random_uuid()::text';

const interleave = (parts: readonly string[], isUuid: boolean): string[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [isUuid ? NEW_UUID : NEW_ID, part]));
