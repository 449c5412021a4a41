import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Member, MembersQuery } from '@rendezvous/contract/resources/members/schemas';
import { Profile, ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';

/** What carries the fields of a profile: answers, changes and searches. */
const SCHEMAS = [Profile, ProfilePatch, Member, MembersQuery, User];

/** Rows that statements join with the fields of a profile. */
const TABLES = ['UsersTable', 'ProfilesTable'];

/** Names that a field of a profile would share with a column or with a field of the contract. */
export function memberFields(root: string): string[] {
  const source = readFileSync(join(root, 'api/src/identity/accounts/tables.ts'), 'utf8');
  return [
    ...SCHEMAS.flatMap(({ properties }) => Object.keys(properties)),
    ...TABLES.flatMap((table) => columnsOf(source, table)),
  ];
}

/** Columns of a table, as the interface of its row names them. */
function columnsOf(source: string, table: string): string[] {
  const body = new RegExp(`^export interface ${table} [^\\n]*{\\n(.*?)^}`, 'ms').exec(source)?.[1];
  if (body === undefined) throw new Error(`no rows of ${table} are declared`);
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!);
}
