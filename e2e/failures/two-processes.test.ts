import type { BrowserContext, Page } from '@playwright/test';
import {
  enter,
  expect,
  openCluster,
  type ClusterMember,
  type JourneyCluster,
} from '#fixtures/servers/cluster.ts';
import { test as base } from '#fixtures/test.ts';
import { bubble, composer } from '#pages/chat.ts';

/** Journeys on two processes with Redis between them. */
const test = base.extend<object, { perhaps: JourneyCluster | null; cluster: JourneyCluster }>({
  perhaps: [
    async ({}, provide) => {
      const cluster = await openCluster(2);
      await provide(cluster);
      await cluster?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  cluster: [
    async ({ perhaps }, provide) => {
      base.skip(!perhaps, 'no PostgreSQL server found: a cluster needs one');
      base.skip(!(await perhaps!.hasRedis()), 'no Redis found: two processes need one to notify each other');
      await provide(perhaps!);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ cluster }, provide) => provide(cluster.ways[0]!.url),
});

/** Opens the conversation with the other, over one process. */
async function openChat(
  context: BrowserContext,
  url: string,
  [self, other]: readonly [ClusterMember, ClusterMember],
): Promise<Page> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('rv.device.entry-warning', String(Date.now()));
  });
  await enter(context, self, url);
  const page = await context.newPage();
  await page.goto(`${url}/members/${other.id}/chat`);
  await expect(composer(page, other.name)).toBeVisible();
  return page;
}

async function write(page: Page, to: ClusterMember, text: string): Promise<void> {
  await composer(page, to.name).fill(text);
  await composer(page, to.name).press('Enter');
  await expect(composer(page, to.name)).toHaveValue('');
}

test('a message crosses from one process to the other; what is sent while Redis is away, or a process gone, arrives once', async ({
  cluster,
  browser,
  complaints,
}) => {
  complaints.expect(/./);
  const [anna, bo] = [await cluster.member(9, 'Anna'), await cluster.member(0, 'Bo')];
  const [first, second] = cluster.ways as [JourneyCluster['ways'][0], JourneyCluster['ways'][0]];
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const writer = await openChat(contexts[0], first.url, [anna, bo]);
  const reader = await openChat(contexts[1], second.url, [bo, anna]);
  const written: string[] = [];
  const say = async (text: string) => {
    written.push(text);
    await write(writer, bo, text);
    await expect.poll(() => cluster.textsOf(anna)).toEqual(written);
  };
  /** The reader sees everything that was written, once and in its order. */
  const readAll = async () => {
    await expect(bubble(reader, written.at(-1)!)).toBeVisible({ timeout: 30_000 });
    const seen = reader.getByRole('log', { name: 'Messages' }).getByText(/^Cluster \d$/);
    await expect(seen).toHaveText(written, { timeout: 30_000 });
  };

  await test.step('a message crosses', async () => {
    await say('Cluster 1');
    await readAll();
  });
  await test.step('what is sent while Redis is away arrives once it is back', async () => {
    await cluster.redis(false);
    await say('Cluster 2');
    await cluster.redis(true);
    await say('Cluster 3');
    await readAll();
  });
  await test.step('what is sent while the process of the reader is gone arrives when it runs again', async () => {
    await second.kill();
    await say('Cluster 4');
    await second.restart();
    await say('Cluster 5');
    await readAll();
  });
  expect(await cluster.spent(anna)).toBe(written.length);
  for (const context of contexts) await context.close();
});
