import type { BrowserContext, Page } from '@playwright/test';
import { enter, expect, test, type ClusterMember, type FaultyWay } from '#fixtures/servers/cluster.ts';
import { logIn } from '#pages/account.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { bubble, composer } from '#pages/chat.ts';
import { expectNothingPrivateLeft } from '#pages/private-data.ts';

/** Messages over the faulty way; `npm run proof offline` uses 1,000. */
const SENDS = Number(process.env.OFFLINE_SENDS ?? 24);
/** A run in which the tab is closed this often, at the least once. */
const CLOSED_EVERY = Math.max(12, Math.round(SENDS / 20));
/** The same faults in each run. */
const SEED = 14;

/** Numbers from 0 to 1 that look random and are the same in each run. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The longest pause between two looks for news where live events are blocked. */
const SLOWEST_POLL_MS = 300_000;
/** More messages than a page of the conversation shows. */
const MISSED = Array.from({ length: 55 }, (_, index) => `Missed ${index + 1}`);

interface Fault {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** What happens to the way between browser and server. */
const faultsOf = (way: FaultyWay, context: BrowserContext): Record<string, Fault> => ({
  cut: { begin: () => way.cut(), end: () => way.mend() },
  'answers lost': { begin: () => way.loseAnswers(true), end: () => way.loseAnswers(false) },
  duplicated: {
    async begin() {
      await way.duplicate(true);
      await way.break();
    },
    async end() {
      await way.duplicate(false);
      await way.break();
    },
  },
  broken: { begin: () => way.break(), end: () => Promise.resolve() },
  'no network': { begin: () => context.setOffline(true), end: () => context.setOffline(false) },
});

/** The age is confirmed, and the journey causes every complaint of the console itself. */
async function ofAge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('rv.device.entry-warning', String(Date.now()));
  });
}

async function openChat(context: BrowserContext, { id, name }: ClusterMember): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/members/${id}/chat`);
  await expect(composer(page, name)).toBeVisible();
  return page;
}

async function write(page: Page, to: ClusterMember, text: string): Promise<void> {
  await composer(page, to.name).fill(text);
  await composer(page, to.name).press('Enter');
  await expect(composer(page, to.name)).toHaveValue('');
}

test('messages over a connection that breaks, loses answers and repeats requests arrive once each and in their order', async ({
  cluster,
  context,
  complaints,
}) => {
  test.setTimeout(120_000 + SENDS * 2_000);
  complaints.expect(/./);
  const [anna, bo] = [await cluster.member(SENDS, 'Anna'), await cluster.member(0, 'Bo')];
  const way = cluster.ways[0]!;
  await ofAge(context);
  await enter(context, anna, way.url);
  let page = await openChat(context, bo);

  const random = numbersOf(SEED);
  const faults = faultsOf(way, context);
  const counts: Record<string, number> = { closed: 0 };
  const written: string[] = [];
  let running: { fault: Fault; until: number } | null = null;
  for (let number = 1; number <= SENDS; number += 1) {
    if (running && running.until <= number) {
      await running.fault.end();
      running = null;
    }
    if (!running && random() < 0.4) {
      const names = Object.keys(faults);
      const name = names[Math.floor(random() * names.length)]!;
      counts[name] = (counts[name] ?? 0) + 1;
      running = { fault: faults[name]!, until: number + 1 + Math.floor(random() * 4) };
      await running.fault.begin();
    }
    const text = `Number ${number}`;
    await write(page, bo, text);
    written.push(text);
    if (number % CLOSED_EVERY === 0) {
      // The tab goes with what it has not sent, and another one is opened once there is a network.
      await page.close();
      await running?.fault.end();
      running = null;
      counts.closed! += 1;
      page = await openChat(context, bo);
    }
  }
  await running?.fault.end();
  await expect.poll(() => cluster.textsOf(anna), { timeout: 120_000 }).toHaveLength(SENDS);
  expect(await cluster.textsOf(anna)).toEqual(written);
  await expect(page.getByText(/^(Waiting for a connection|Sending…)/)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('log', { name: 'Messages' }).getByText(`Number ${SENDS}`)).toBeVisible();
  expect(await cluster.spent(anna)).toBe(SENDS);
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { credits: number } };
  expect(user.credits).toBe(0);
  console.log(`${SENDS} messages, ${JSON.stringify(counts)}`);
});

test('a message left by a closed tab is sent once by the next tab; log-out deletes what waits', async ({
  cluster,
  context,
  complaints,
}) => {
  complaints.expect(/./);
  const [clara, dirk] = [await cluster.member(5, 'Clara'), await cluster.member(5, 'Dirk')];
  const way = cluster.ways[0]!;
  await ofAge(context);
  await enter(context, clara, way.url);

  await test.step('two messages without an answer wait, and their tab is closed', async () => {
    const page = await openChat(context, dirk);
    // What comes late is here before the network goes.
    await expect(page.getByRole('button', { name: /^Send a gift/ })).toBeVisible();
    await context.setOffline(true);
    await write(page, dirk, 'Are you near the canal?');
    await write(page, dirk, 'I am.');
    await expect(page.getByText('Waiting for a connection. It goes out by itself.')).toHaveCount(2);
    await page.close();
    await context.setOffline(false);
    expect(await cluster.textsOf(clara)).toEqual([]);
  });
  const page = await openChat(context, dirk);
  await test.step('the next tab shows and sends them once', async () => {
    await expect(bubble(page, 'I am.')).toBeVisible();
    await expect.poll(() => cluster.textsOf(clara)).toEqual(['Are you near the canal?', 'I am.']);
    await expect(page.getByText(/^(Waiting for a connection|Sending…)/)).toHaveCount(0);
    expect(await cluster.spent(clara)).toBe(2);
  });

  const secrets = ['Under the third bridge', 'Bring the blue'];
  await test.step('a log-out without a network deletes queued messages and drafts', async () => {
    await way.cut();
    await write(page, dirk, secrets[0]!);
    await expect(page.getByText(/^Waiting for a connection\./)).toBeVisible();
    await composer(page, dirk.name).fill(secrets[1]!);
    await page.getByRole('button', { name: `Your account: ${clara.name}` }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0, { timeout: 30_000 });
    for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
  });
  await test.step('the next member of this browser meets nothing of it, and nothing goes out', async () => {
    await way.mend();
    // The server learns of the log-out with the next page.
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await logIn(page, dirk);
    await page.goto(`/members/${clara.id}/chat`);
    await expect(bubble(page, 'I am.')).toBeVisible();
    for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
    await write(page, clara, 'Where were you?');
    await expect.poll(() => cluster.textsOf(dirk)).toEqual(['Where were you?']);
    expect(await cluster.textsOf(clara)).toEqual(['Are you near the canal?', 'I am.']);
    await page.getByRole('button', { name: `Your account: ${dirk.name}` }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectNothingPrivateLeft(page, [...secrets, clara.name, dirk.name, 'canal']);
  });
});

test.describe('while time passes', () => {
  test.use({ pageClock: 'movable' });

  test('the credit of an unanswered first message is returned and announced, also where live events are blocked', async ({
    cluster,
    context,
    complaints,
  }) => {
    complaints.expect(/./);
    const [erik, fien] = [await cluster.member(5, 'Erik'), await cluster.member(99, 'Fien')];
    const way = cluster.ways[0]!;
    await ofAge(context);
    await enter(context, erik, way.url);
    const page = await openChat(context, fien);
    const log = page.getByRole('log', { name: 'Messages' });

    await test.step('a first message without a reader gives its credit back, and the open conversation shows it', async () => {
      await write(page, fien, 'Are you there?');
      await expect(bubble(page, 'Are you there?')).toBeVisible();
      await expect.poll(() => cluster.spent(erik)).toBe(1);
      await cluster.advance(73 * 3_600);
      await expect(log.getByText('Not read in time: you got your credit back')).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByRole('banner').getByRole('link', { name: '5 credits left' })).toBeVisible();
    });

    await test.step('what comes between two looks is all there, in order', async () => {
      await context.route('**/api/events', (route) => route.abort());
      await page.reload();
      await expect(bubble(page, 'Are you there?')).toBeVisible();
      await cluster.say(fien, erik, ...MISSED);
      await expect(log.getByText(MISSED[0]!, { exact: true })).toHaveCount(0);
      await passTime(page, SLOWEST_POLL_MS);
      await expect(bubble(page, MISSED.at(-1)!)).toBeVisible();
      for (const text of MISSED.slice(-3)) await expect(bubble(page, text)).toBeVisible();
      const seen = await log.getByText(/^Missed \d+$/).allTextContents();
      expect(seen).toEqual(MISSED.slice(-seen.length));
    });
  });
});
