import { Client } from 'pg';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';

/** What a walk from page to page met while members were added. */
export interface Walk {
  pages: number;
  members: number;
  /** Members added meanwhile. */
  inserted: number;
  /** Members that came twice; must be 0. */
  duplicates: number;
  /** Members that were there from the start, and came not at all; must be 0. */
  missing: number;
}

interface Page {
  items: { id: string }[];
  next_cursor: string | null;
}

/** A search to walk through: its address, and the same as a condition on `profiles`. */
export interface Walked {
  path: string;
  condition: string;
  /** Statements that add members numbered from one number to another. */
  insert: (from: number, to: number) => readonly string[];
  firstFree: number;
}

const PER_PAGE = 3;

/** Walks through at most `pages` pages of a search and adds three members before each page. */
export async function walkPages(
  site: { url: string; cookie: string },
  databaseUrl: string,
  { path, condition, insert, firstFree }: Walked,
  pages: number,
): Promise<Walk> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const connection = await HttpConnection.open(site.url, site.cookie);
  const { rows } = await client.query<{ user_id: string }>(
    `select user_id from profiles where listed and ${condition} order by last_active desc, user_id desc`,
  );
  const seen: string[] = [];
  let [page, free, cursor]: [number, number, string | null] = [0, firstFree, ''];
  for (; page < pages && cursor !== null; page += 1) {
    for (const statement of insert(free, free + PER_PAGE - 1)) await client.query(statement);
    free += PER_PAGE;
    const answer = JSON.parse(await connection.get(`${path}${cursor && `&cursor=${cursor}`}`)) as Page;
    seen.push(...answer.items.map(({ id }) => id));
    cursor = answer.next_cursor;
  }
  connection.close();
  await client.end();
  const known = new Set(seen);
  const reached = cursor === null ? rows : rows.slice(0, seen.length - (free - firstFree));
  return {
    pages: page,
    members: seen.length,
    inserted: free - firstFree,
    duplicates: seen.length - known.size,
    missing: reached.filter(({ user_id: id }) => !known.has(id)).length,
  };
}
