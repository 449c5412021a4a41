import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ICEBREAKERS } from '@rendezvous/contract/icebreakers-values';
import { HALF_PROMPTS } from '@rendezvous/contract/half-prompts-values';
import { copySeededFolder } from '#fixtures/data-folder.ts';
import { untilHydrated } from '#fixtures/hydrated.ts';
import { clientHeaders } from '#fixtures/members.ts';
import { PAYLOADS, textsOfPayloads } from '#fixtures/payloads.ts';
import { addOperator, changeSettings, publishLander, setPage } from '#fixtures/operator.ts';
import { daan, marijke } from '#fixtures/people.ts';
import { startServer } from '#fixtures/server.ts';
import { haveSession } from '#fixtures/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { enterOffice } from '#pages/operators.ts';

const MESSAGE_SIZE = 990;
const ABOUT_ME_SIZE = 1_900;
const HALVES = [PAYLOADS[0]!, PAYLOADS[21]!, PAYLOADS[42]!];

const [FIRST = '', ...REST] = textsOfPayloads(2_000);
const nth = (place: number): string => REST[place % REST.length]!;

/** A page of text with the payloads in each kind of block. Braces stand for facts there, so a text with one is refused. */
function pageOfPayloads(): object {
  const withoutBraces = (part: string) => part.split('\n').filter((line) => !/[{}]/.test(line));
  const words = [FIRST, ...REST].map((part) => withoutBraces(part).join('\n')).filter((part) => part !== '');
  const [title, ...rest] = words as [string, ...string[]];
  return {
    title,
    description: title.slice(0, 200),
    updated_at: '2026-01-01T00:00:00.000Z',
    numbered: false,
    body: [
      { type: 'heading', id: 'first', level: 2, text: rest[0] },
      ...words.map((part) => ({ type: 'paragraph', text: [{ strong: part }] })),
      { type: 'list', ordered: false, items: words },
      { type: 'question', id: 'second', question: rest[1], answer: [{ type: 'paragraph', text: rest[2] }] },
      { type: 'definitions', items: words.map((part) => ({ term: part, text: part })) },
      { type: 'table', caption: rest[3], head: [rest[0], rest[1]], rows: [[rest[2], rest[3]]] },
      { type: 'note', text: [{ link: rest[1], to: '/pages/faq' }] },
      { type: 'form', title: rest[2], lines: [{ label: rest[3], text: title }] },
    ],
  };
}

/** A landing page whose every text is made of payloads. */
const landerOfPayloads = (): object => ({
  name: 'adultonly',
  version: 1,
  variant: 'a',
  template: 'halves',
  texts: {
    en: {
      title: FIRST,
      description: nth(0),
      headline: nth(1),
      lead: nth(2),
      button: nth(3),
      honest_line: nth(4),
      questions: [
        { question: nth(5), left: nth(6), right: nth(7), art: 'evening' },
        { question: FIRST, left: nth(0), right: nth(1), asks: 'gender', art: 'you' },
      ],
    },
  },
});

/** Facts of the company are short, so each holds a few payloads. */
function companyOfPayloads(): object {
  const facts = textsOfPayloads(300);
  const next = (): string => facts.shift()!;
  return {
    name: next(),
    address: next(),
    kvk: next(),
    city: next(),
    country: 'NL',
    tradenames: [next(), next()],
    vat_numbers: [next(), next()],
    support_phone: next(),
    delete_discount: 0,
    added: '2023-12-01T12:00:00.000Z',
    represented_by: next(),
    share_capital: next(),
    publisher: next(),
    host: next(),
    mediator: next(),
  };
}

async function idOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/user.php');
  return ((await answer.json()) as { user: { id: string } }).user.id;
}

test('two hundred scripts in the texts of a member run nowhere where another member reads them', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const url = baseURL!;
  const headers = clientHeaders(url);
  const writer = (await openBrowser('writer')).context();
  const reader = page.context();
  await haveSession(writer, url, marijke);
  await haveSession(reader, url, daan);
  const [from, to] = [await idOf(writer.request), await idOf(reader.request)];

  const [aboutMe] = textsOfPayloads(ABOUT_ME_SIZE);
  const halves = HALVES.map((text, place) => ({ prompt: HALF_PROMPTS[place], language: 'en', text }));
  const kept = await writer.request.put('/api/user.php', {
    headers,
    data: { profile: { about_me: aboutMe, half_prompts: halves } },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  let conversation = '';
  for (const [place, text] of textsOfPayloads(MESSAGE_SIZE).entries()) {
    // The line of an icebreaker is changed before it is sent, so its text is free as well.
    const kind = place % 2 ? { kind: 'icebreaker', icebreaker: ICEBREAKERS[0] } : { kind: 'text' };
    const data = { ...kind, member: to, text, client_id: randomUUID() };
    const sent = await writer.request.post('/api/chat.php', { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
    conversation = ((await sent.json()) as { conversation: { id: string } }).conversation.id;
  }

  let ran = 0;
  await reader.exposeFunction('ran', () => void (ran += 1));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('dialog', () => (ran += 1));
  for (const [path, shown] of [
    [`/members/${from}`, PAYLOADS[0]!],
    [`/members/${from}`, HALVES.at(-1)!],
    ['/chats', '<'],
    [`/chats/${conversation}`, PAYLOADS.at(-1)!],
    ['/members', ''],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page, ['main h1']);
    await expect(page.locator('main')).toContainText(shown);
    expect(await page.locator('[data-ran]').count(), `elements of payloads on ${path}`).toBe(0);
  }
  expect(ran, 'executions').toBe(0);
  expect(asked.filter((path) => path.startsWith('/ran'))).toEqual([]);
});

test('the same texts run nowhere in the room where an operator reads reports of them, nor in what operators write themselves', async ({
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const folder = copySeededFolder();
  const key = addOperator(folder.path, 'ada', 'support');
  changeSettings(folder.path, [
    ['set', 'company', JSON.stringify(companyOfPayloads()), 'rendezvous.example'],
  ]);
  setPage(folder.path, 'service', 'en', pageOfPayloads());
  publishLander(folder.path, landerOfPayloads());
  const { url, stop } = await startServer({ dataDir: folder.path });
  const headers = clientHeaders(url);
  const [writer, reader, page] = [
    (await openBrowser('writer', { baseURL: url })).context(),
    (await openBrowser('reader', { baseURL: url })).context(),
    await openBrowser('operator', { baseURL: url }),
  ];
  await haveSession(writer, url, marijke);
  await haveSession(reader, url, daan);
  const to = await idOf(reader.request);
  const tickets: string[] = [];
  for (const text of textsOfPayloads(MESSAGE_SIZE)) {
    const data = { kind: 'text', member: to, text, client_id: randomUUID() };
    const sent = await writer.request.post('/api/chat.php', { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
    const { message } = (await sent.json()) as { message: { id: string } };
    const report = { message: message.id, reason: 'other', text };
    const answer = await reader.request.post('/api/report.php', { headers, data: report });
    expect(answer.ok(), await answer.text()).toBe(true);
    tickets.push(((await answer.json()) as { ticket: string }).ticket);
  }
  let ran = 0;
  await page.context().exposeFunction('ran', () => void (ran += 1));
  page.on('dialog', () => (ran += 1));
  await enterOffice(page, { name: 'ada', key });
  for (const ticket of tickets) {
    await page.goto(`/ops/reports/${ticket}`);
    await expect(page.getByText('Reported', { exact: true })).toBeVisible();
    await expect(page.locator('main')).toContainText('data-ran');
    expect(await page.locator('[data-ran]').count(), `elements of payloads in ${ticket}`).toBe(0);
  }
  expect(ran, 'executions').toBe(0);
  await page.close();

  await test.step('settings, a page of text and a landing page', async () => {
    const visitor = await openBrowser('visitor', { baseURL: url });
    await visitor.context().exposeFunction('ran', () => void (ran += 1));
    visitor.on('dialog', () => (ran += 1));
    for (const [path, place] of [
      ['/pages/service', 'main'],
      ['/pages/terms', 'footer'],
      ['/landers/adultonly', 'main'],
    ] as const) {
      await visitor.goto(path);
      await untilHydrated(visitor, ['main h1']);
      await expect(visitor.locator(place)).toContainText('data-ran');
      expect(await visitor.locator('[data-ran]').count(), `elements of payloads on ${path}`).toBe(0);
    }
    expect(ran, 'executions').toBe(0);
    await visitor.close();
  });
  await stop();
  folder.remove();
});

test('the same two hundred texts do run where they are taken for code', async ({ browser }) => {
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
