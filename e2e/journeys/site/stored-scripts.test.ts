import type { APIRequestContext, Page } from '@playwright/test';
import { COMPLAINT_TEXT } from '@rendezvous/contract/resources/complaints/values';
import { REPORT_CONTEXT, REPORT_TEXT } from '@rendezvous/contract/resources/reports/values';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { addOperator, publishLander, setPage } from '#fixtures/servers/operator.ts';
import { companyOfPayloads, landerOfPayloads, pageOfPayloads } from '#fixtures/payloads/payload-documents.ts';
import { post, writeMessages, writePairs, writeProfile } from '#fixtures/payloads/payload-writers.ts';
import { PAYLOADS, textsOfPayloads } from '#fixtures/payloads/payloads.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { enterOffice } from '#pages/operators.ts';

/** Key of the operator. */
let key = '';
test.use({
  ownSite: {
    // Each page is read with the server's HTML, on a busy machine too.
    env: { RATE_LIMIT_FACTOR: '100', RENDER_LIMIT_MS: '10000' },
    settings: [
      ['set', 'message_credits', '0'],
      ['set', 'company', JSON.stringify(companyOfPayloads()), 'rendezvous.example'],
    ],
    prepare(dataDir) {
      key = addOperator(dataDir, 'ada', 'admin');
      setPage(dataDir, 'service', 'en', pageOfPayloads());
      publishLander(dataDir, landerOfPayloads());
    },
  },
});

/** Watches a browser for payloads that run. The returned function fails when one has run, or has become an element of the open page. */
async function watchPayloads(page: Page): Promise<(place: string) => Promise<void>> {
  let ran = 0;
  const asked: string[] = [];
  await page.context().exposeFunction('ran', () => void (ran += 1));
  page.on('dialog', () => (ran += 1));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return async (place) => {
    expect(await page.locator('[data-ran]').count(), `elements of payloads on ${place}`).toBe(0);
    expect(ran, `executions on ${place}`).toBe(0);
    expect(asked.filter((path) => path.startsWith('/ran'))).toEqual([]);
  };
}

/** What a browser makes of these documents as it parses them, without running any: elements of payloads, and the text of each. */
const parse = (page: Page, documents: readonly string[]): Promise<{ elements: number; texts: string[] }> =>
  page.evaluate((all) => {
    const parsed = all.map((html) => new DOMParser().parseFromString(html, 'text/html'));
    return {
      elements: parsed.reduce((sum, made) => sum + made.querySelectorAll('[data-ran]').length, 0),
      texts: parsed.map((made) => made.body.textContent),
    };
  }, documents);

/** Scrolls a conversation to the message with this text. Returns the texts of the messages on the way; a pair is one text. */
const readUpTo = (page: Page, oldest: string): Promise<string[]> =>
  page.evaluate(async (first) => {
    const log = document.querySelector<HTMLElement>('[role="log"]')!;
    const shown = new Set<string>();
    const frame = () => new Promise(requestAnimationFrame);
    /** A part of the conversation that is in view is not drawn yet. */
    const isDrawing = () => {
      const { top, bottom } = log.getBoundingClientRect();
      const boxes = [...log.querySelectorAll(':empty[style]')].map((box) => box.getBoundingClientRect());
      return boxes.some((box) => box.bottom > top && box.top < bottom);
    };
    for (let steps = 0; steps < 5_000 && ![...shown].some((text) => text.includes(first)); steps += 1) {
      do await frame();
      while (isDrawing());
      for (const entry of log.querySelectorAll('[data-message]')) shown.add(entry.textContent);
      log.scrollBy(0, -log.clientHeight / 2);
    }
    return [...shown];
  }, oldest);

/** Neighbours in one report, and the message to report for them. */
function runsOf<Said extends { message: string }>(
  said: readonly Said[],
): { reported: string; all: readonly Said[] }[] {
  const { before, after } = REPORT_CONTEXT;
  const size = before + 1 + after;
  return Array.from({ length: Math.ceil(said.length / size) }, (_, place) => {
    const all = said.slice(place * size, (place + 1) * size);
    return { reported: (all[before] ?? all.at(-1)!).message, all };
  });
}

async function idOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/user.php');
  return ((await answer.json()) as { user: { id: string } }).user.id;
}

test('two hundred scripts in the texts of members run nowhere where another member reads them, nor where an operator does', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const url = baseURL!;
  const [writer, reader] = [(await openBrowser('writer')).context(), page.context()];
  await haveSession(writer, url, marijke);
  await haveSession(reader, url, daan);
  const [from, to] = [await idOf(writer.request), await idOf(reader.request)];
  const isQuiet = await watchPayloads(page);
  const writers = { url, writer: writer.request, reader: reader.request, from, to };

  const written = await writeProfile(writers);
  const { conversation, messages } = await writeMessages(writers);
  const { pairs, profiles } = await writePairs(writers);

  await test.step('a member reads a profile, the list of chats and the conversation', async () => {
    for (const [path, texts] of [
      [`/members/${from}`, written],
      ['/chats', ['<']],
      ['/members', []],
    ] as const) {
      await arrive(page, path);
      await untilHydrated(page, ['main h1']);
      for (const text of texts) await expect(page.locator('main')).toContainText(text);
      await isQuiet(path);
    }
    await arrive(page, `/chats/${conversation}`);
    await untilHydrated(page, ['main h1']);
    const read = await readUpTo(page, messages[0]!.text);
    await isQuiet('the conversation');
    const isRead = (...texts: string[]) => read.some((entry) => texts.every((text) => entry.includes(text)));
    expect(messages.filter(({ text }) => !isRead(text))).toEqual([]);
    expect(pairs.filter(({ half, answer }) => !isRead(half, answer))).toEqual([]);
  });

  await test.step('the server’s HTML of profiles has each half as text', async () => {
    // A blank page has no policy of its own, which the styles of other documents would break.
    const { elements, texts } = await parse(
      await openBrowser('parser'),
      profiles.map(({ html }) => html),
    );
    expect(elements).toBe(0);
    expect(
      profiles.filter(({ halves }, place) => !halves.every((half) => texts[place]!.includes(half))),
    ).toEqual([]);
  });

  await test.step('an operator reads reports of messages, of half sentences and of a profile', async () => {
    const office = await openBrowser('operator');
    const isOfficeQuiet = await watchPayloads(office);
    await enterOffice(office, { name: 'ada', key });
    const reasons = textsOfPayloads(REPORT_TEXT.max);
    const rooms: { path: string; texts: readonly string[] }[] = [];
    const report = async (request: APIRequestContext, of: object, texts: readonly string[]) => {
      const text = reasons[rooms.length % reasons.length]!;
      const body = { ...of, reason: 'other', text };
      const { ticket } = await post<{ ticket: string }>(request, url, '/api/report.php', body);
      rooms.push({ path: `reports/${ticket}`, texts: [text, ...texts] });
    };
    for (const run of runsOf(messages))
      await report(
        reader.request,
        { message: run.reported },
        run.all.map(({ text }) => text),
      );
    for (const run of runsOf(pairs))
      await report(
        reader.request,
        { message: run.reported },
        run.all.flatMap(({ half, answer }) => [half, answer]),
      );
    await report(writer.request, { member: to }, profiles.at(-1)!.halves);

    for (const text of textsOfPayloads(COMPLAINT_TEXT.max)) {
      const { ticket } = await post<{ ticket: string }>(reader.request, url, '/api/complaint.php', {
        category: 'other',
        text,
      });
      await post(office.request, url, '/api/ops/complaint-answer', { ticket, text });
      rooms.push({ path: `complaints/${ticket}`, texts: [text] });
    }
    await post(office.request, url, '/api/ops/profile-hold', {
      member: to,
      facts: reasons[0],
      rule: 'other',
      source: 'report',
    });
    rooms.push({ path: 'review/profiles', texts: [reasons[0]!, ...profiles.at(-1)!.halves] });
    rooms.push({ path: `members/${to}`, texts: [reasons[0]!] });

    for (const { path, texts } of rooms) {
      await office.goto(`/ops/${path}`);
      for (const text of texts) await expect(office.locator('main')).toContainText(text);
      await isOfficeQuiet(path);
    }
    await office.close();
  });
});

test('the same texts run nowhere where operators write them: facts of the company, a page of text and a landing page', async ({
  page,
}) => {
  const isQuiet = await watchPayloads(page);
  for (const [path, place] of [
    ['/pages/service', 'main'],
    ['/pages/terms', 'footer'],
    ['/landers/adultonly', 'main'],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page, ['main h1']);
    await expect(page.locator(place)).toContainText('data-ran');
    await isQuiet(path);
  }
});

test('the same two hundred texts do run where they are read as code', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let ran = 0;
  await context.exposeFunction('ran', () => void (ran += 1));
  await page.setContent(PAYLOADS.filter((text) => !text.includes('http-equiv')).join('\n'), {
    waitUntil: 'commit',
  });
  await expect.poll(() => ran).toBeGreaterThan(5);
  expect(await page.locator('[data-ran]').count()).toBeGreaterThan(50);
  await context.close();
});
