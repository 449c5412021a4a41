import type { Client } from 'pg';

/** A statement as the server sent it to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables that a statement with these values reads from end to end. */
export async function sequentialScansOf(client: Client, { text, values }: Statement): Promise<string[]> {
  const own = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  return scansIn(own.rows[0]!['QUERY PLAN'][0].Plan);
}

function scansIn(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}
