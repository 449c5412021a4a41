import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdirSync } from 'node:fs';
import { DOWNLOAD_EXPORT, ORDER_EXPORT } from '@rendezvous/contract/resources/data-export/endpoints';
import { sql } from 'kysely';
import { jobsIn, killInside, releaseClaimed } from '../support/processes/killed-job.ts';
import { prepareSites, type Site } from '../support/processes/two-processes.ts';
import { until } from '../support/until.ts';

const onSite = await prepareSites();

/** Names of copies on the disk, finished or not. */
const copies = ({ environment }: Site) =>
  readdirSync(environment.DATA_DIR!, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.zip/.test(name),
  );
const mails = async ({ t }: Site) =>
  (await t.services.db.selectFrom('outbox_mails').select('id').execute()).length;

test(
  'over two processes each of six orders makes one copy and one mail',
  ...onSite(async (site) => {
    await Promise.all([site.start(), site.start()]);
    const members = await Promise.all(Array.from({ length: 6 }, () => site.t.member()));
    for (const { client } of members) assert.equal((await client.call(ORDER_EXPORT)).status, 202);
    await until(async () => (await mails(site)) === 6);
    assert.equal(copies(site).length, 6);
    await until(async () => (await jobsIn(site, 'export.mail', 'completed')) === 6);
    assert.equal(await mails(site), 6);
  }),
);

test(
  'a copy whose process was killed is made once by another, and nothing of the first try stays',
  ...onSite(async (site) => {
    const { client } = await site.t.member();
    const server = await site.start();
    await killInside(site, {
      job: 'export.prepare',
      server,
      // The zip is begun by then, and a server that starts reads no passkeys.
      lock: (tx) => sql`lock table passkeys in access exclusive mode`.execute(tx),
      begin: () => client.call(ORDER_EXPORT),
    });
    assert.equal(copies(site).length, 1, 'half a copy');
    await site.start();
    await releaseClaimed(site, 'export.prepare');
    await until(async () => (await mails(site)) === 1);
    assert.equal((await client.call(DOWNLOAD_EXPORT)).status, 200);
    await site.advance(24 * 3_600 + 1);
    await until(() => copies(site).length === 0);
    assert.equal(await mails(site), 1);
  }),
);
