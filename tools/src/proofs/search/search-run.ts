import { Client } from 'pg';
import { loadNow } from '#src/lib/measure/load.ts';
import { usageOf } from '#src/lib/measure/processor.ts';
import { ApiMember } from '../api-member.ts';
import { writeActivity } from './activity.ts';
import type { ApiSupport } from './api-support.ts';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';
import { loadByHttp, type Asked, type Load } from './http-load.ts';
import { loadByPgbench } from './pgbench.ts';
import { sequentialScansOf, type Statement } from './plans.ts';
import { walkPages, type Walk } from './walk.ts';

/** Size and length of a run. */
export interface Conditions {
  members: number;
  /** Seconds of the filling; null for a copy of a stored database. */
  generated: number | null;
  connections: number;
  writes: number;
  seconds: number;
  rounds: number;
}

/** A running site with its members, and what it is measured with. */
export interface Proof {
  site: { url: string; pid: number };
  databaseUrl: string;
  support: ApiSupport;
  /** Path of the program; null when it is missing. */
  pgbench: string | null;
}

/** What one number of members gave. */
export interface SearchRun {
  members: number;
  listed: number;
  database_mb: number;
  generated_s: number | null;
  load_before: number;
  load_after: number;
  /** Reached writes of `last_active` a second. */
  writes_per_second: number;
  rounds: Round[];
  /** Page 40, or the last one where a search has fewer. */
  last_page: Record<string, number>;
  sequential_scans: Record<string, string[]>;
  walks: Record<string, Walk>;
}

interface Round {
  /** Processor time by request: of the server, and of this process, which asks and writes activity. */
  http: Load & { server_processor_ms: number; client_processor_ms: number };
  /** Lists of statements a second: what one request sends, by pgbench. */
  pgbench: { per_second: number; p50: number; p99: number } | null;
  ratio: number | null;
  load: number;
}

const PAGE = 40;

/** Load before the measurement. Node compiles what runs often while it runs; a server that has been up for a minute has done so, and pgbench needs none of it. */
const WARM_SECONDS = 8;

/** Measures a site's searches beside the same statements sent by pgbench. */
export async function measureSearch(proof: Proof, conditions: Conditions): Promise<SearchRun> {
  const client = new Client({ connectionString: proof.databaseUrl });
  await client.connect();
  try {
    return await measureOn(client, proof, conditions);
  } finally {
    await client.end();
  }
}

async function measureOn(
  client: Client,
  { site, databaseUrl, support, pgbench }: Proof,
  conditions: Conditions,
): Promise<SearchRun> {
  const { members, generated, connections, writes, seconds, rounds } = conditions;
  const loadBefore = loadNow();
  const viewer = await viewerOf(site.url, client);
  const { asked, pages } = await addressesOf(viewer, support.COMBINATIONS);
  const recordings = await support.statementsOf(
    databaseUrl,
    viewer.id,
    asked.map(({ path }) => path),
  );
  const lists = recordings.map(({ last }) => last);
  const sequential: Record<string, string[]> = {};
  for (const [place, { every }] of recordings.entries())
    for (const statement of distinct(every)) {
      const scans = await sequentialScansOf(client, statement);
      if (scans.length) (sequential[asked[place]!.name] ??= []).push(...scans);
    }
  const load = { connections, seconds };
  const activity = await writeActivity(databaseUrl, writes, members);
  const measured: Round[] = [];
  let reached = 0;
  try {
    await loadByHttp(viewer, asked, { connections, seconds: WARM_SECONDS });
    for (let round = 0; round < rounds; round += 1) {
      const before = usageOf(site.pid).seconds;
      const ownBefore = process.cpuUsage();
      const http = await loadByHttp(viewer, asked, load);
      const spent = usageOf(site.pid).seconds - before;
      const own = process.cpuUsage(ownBefore);
      const each = (seconds: number): number => Number(((seconds * 1000) / http.all.count).toFixed(2));
      const sql = pgbench === null ? null : await loadByPgbench(pgbench, databaseUrl, lists, load);
      measured.push({
        http: {
          ...http,
          server_processor_ms: each(spent),
          client_processor_ms: each((own.user + own.system) / 1e6),
        },
        pgbench: sql && { per_second: sql.per_second, p50: sql.all.p50, p99: sql.all.p99 },
        ratio: sql && Number((http.per_second / sql.per_second).toFixed(2)),
        load: loadNow(),
      });
    }
  } finally {
    reached = await activity.stop();
  }
  const walks = await walk(viewer, databaseUrl, support, members);
  const { rows } = await client.query<{ listed: number; mb: number }>(
    `select (select count(*)::int from profiles where listed) as listed, (pg_database_size(current_database()) / 1048576)::int as mb`,
  );
  return {
    members,
    listed: rows[0]!.listed,
    database_mb: rows[0]!.mb,
    generated_s: generated,
    load_before: loadBefore,
    load_after: loadNow(),
    writes_per_second: reached,
    rounds: measured,
    last_page: pages,
    sequential_scans: sequential,
    walks,
  };
}

/** One of each statement, whatever its values. */
const distinct = (statements: readonly Statement[]): Statement[] => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
];

interface Viewer {
  url: string;
  cookie: string;
  id: string;
}

/** A new member with interests, forty likes and five blocks. */
async function viewerOf(url: string, client: Client): Promise<Viewer> {
  const member = new ApiMember(url);
  const id = await member.signUp('Search_Proof', 'male');
  await client.query(`update profiles set interests = '{sports,dancing,wine}' where user_id = $1`, [id]);
  await client.query(
    `insert into likes (from_user, to_user, created_at, counted_on) select $1, id, now(), current_date from (select id from users where id <> $1 limit 40) u`,
    [id],
  );
  await client.query(
    `insert into blocks (blocker, blocked, created_at) select $1, id, now() from (select id from users where id <> $1 order by id desc limit 5) u`,
    [id],
  );
  return { url, cookie: member.cookie, id };
}

/** First page and page 40 of each combination. */
async function addressesOf(
  viewer: Viewer,
  combinations: ApiSupport['COMBINATIONS'],
): Promise<{ asked: Asked[]; pages: Record<string, number> }> {
  const connection = await HttpConnection.open(viewer.url, viewer.cookie);
  const asked: Asked[] = [];
  const pages: Record<string, number> = {};
  for (const [name, query] of Object.entries(combinations)) {
    const path = `/api/members.php?${query}`;
    let [last, page] = [path, 1];
    while (page < PAGE) {
      const { next_cursor: cursor } = JSON.parse(await connection.get(last)) as {
        next_cursor: string | null;
      };
      if (cursor === null) break;
      last = `${path}&cursor=${cursor}`;
      page += 1;
    }
    asked.push({ name, path });
    if (page > 1) asked.push({ name: `${name}, page ${page}`, path: last });
    pages[name] = page;
  }
  connection.close();
  return { asked, pages };
}

/** Walks through a narrow search to its end and through forty pages of a wide one. */
async function walk(
  viewer: Viewer,
  databaseUrl: string,
  support: ApiSupport,
  members: number,
): Promise<Record<string, Walk>> {
  const walked = (path: string, condition: string, firstFree: number) =>
    walkPages(
      viewer,
      databaseUrl,
      { path: `/api/members.php?${path}`, condition, insert: support.memberStatements, firstFree },
      PAGE,
    );
  const others = `user_id <> '${viewer.id}' and user_id <> all (array(select blocked from blocks))`;
  return {
    wide: await walked('gender=female', `gender = 'female' and ${others}`, members + 1),
    narrow: await walked(
      'gender=female&country=FR&countryregion=Region%203&interests=sports',
      `gender = 'female' and country = 'FR' and region = 'Region 3' and interests @> '{sports}' and ${others}`,
      members + 1_001,
    ),
  };
}
