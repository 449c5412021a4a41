import type { FrameServerBuild, PageData } from '@rendezvous/contract/composition/page';
import type { RemoteServerBuild, ServerState } from '@rendezvous/contract/composition/remote-contract';
import type { FromChild, PageJob, PartFailure, RenderedPage, RenderedScreen, ToChild } from '../messages.ts';
import { loadFrame, loadRemote } from './builds.ts';
import { seal } from './seal.ts';

/**
 * A render process: it evaluates server builds and renders pages with them, one page at a time. It has no files, no
 * environment and no network; its only way out is the channel to the API.
 */
const sendToParent = process.send!.bind(process);
const end = process.exit.bind(process);
const resident = process.memoryUsage.rss.bind(process.memoryUsage);
const usage = process.cpuUsage.bind(process);
/** Processor time of this process in milliseconds. */
const processor = (): number => {
  const { user, system } = usage();
  return (user + system) / 1000;
};
const post = (message: FromChild): void => void sendToParent(message);

let frame: { part: string; build: FrameServerBuild } | null = null;
const remotes = new Map<string, RemoteServerBuild>();
const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let lastGet = 0;
let isMissing = false;
const PART_IN_STACK = /^[a-z][a-z0-9-]*\/[0-9a-f]{16}(?=\/server\.cjs)/;

const enter = (part: string): void =>
  post({ type: 'stage', part, resident: resident(), processor: processor() });
/** The most HTML of a part: more costs the API its time, and no screen has it. */
const MOST_HTML = 1_000_000;

function assertSize(characters: number): void {
  if (characters > MOST_HTML) throw new Error(`HTML of ${characters} characters is too much`);
}
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);

/** The part whose code is first in a stack. */
function partOf(error: unknown): string | null {
  const lines = error instanceof Error ? (error.stack ?? '').split(/[\s(]+/) : [];
  for (const line of lines) {
    const [part] = PART_IN_STACK.exec(line) ?? [];
    if (part) return part;
  }
  return null;
}

function crash(error: unknown): void {
  try {
    post({ type: 'uncaught', part: partOf(error), reason: reasonOf(error) });
  } finally {
    end(1);
  }
}
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
process.on('disconnect', () => end(0));

/** Reads the API with the visitor's rights, answered by the process that asked for the page. */
function get(path: string): Promise<unknown> {
  const id = (lastGet += 1);
  const answer = new Promise((resolve, reject) => open.set(id, { resolve, reject }));
  // A build may leave an answer unused; a refused one is then no crash of its own.
  answer.catch(() => undefined);
  post({ type: 'get', id, path });
  return answer;
}

class LateError extends Error {}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`loading took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

interface DrawnScreen {
  html: string;
  state: ServerState;
  answer: RenderedScreen;
}

/** The remote's first screen, or why there is none. A page whose screen fails still has its frame. */
async function renderScreen(
  page: PageData,
  { screen, nonce, loadLimitMs }: PageJob,
  commonMessages: Record<string, unknown>,
  failures: PartFailure[],
): Promise<DrawnScreen | null> {
  const build = screen && remotes.get(screen.part);
  if (!screen || !build?.firstScreens.includes(screen.input.route)) return null;
  const { part } = screen;
  const { url, locale, settings, user } = page;
  const input = { ...screen.input, url, locale, settings, user };
  enter(part);
  try {
    const state = await within(loadLimitMs, Promise.resolve(build.load({ ...input, commonMessages, get })));
    const { html, ...head } = build.render({ ...input, state, commonMessages, nonce });
    assertSize(html.length);
    // A state without JSON, such as `undefined`, would break the page's facts.
    return { html, state, answer: { ...head, part, state: JSON.stringify(state) ?? '{}' } };
  } catch (error) {
    // The API was late, not the remote.
    if (!(error instanceof LateError && open.size > 0))
      failures.push({ part, kind: error instanceof LateError ? 'waited' : 'threw', reason: reasonOf(error) });
    return null;
  } finally {
    open.clear();
  }
}

async function renderPage(job: PageJob): Promise<void> {
  const failures: PartFailure[] = [];
  const answer = (rendered: Omit<RenderedPage, 'failures'>): void =>
    post({ type: 'page', rendered: { ...rendered, failures }, resident: resident() });
  const nothing = { frame: null, screen: null };
  if (!frame) return answer(nothing);
  enter(frame.part);
  isMissing = false;
  try {
    const facts = JSON.parse(job.page) as PageData;
    const commonMessages = await frame.build.commonMessages(facts.locale);
    const screen = await renderScreen(facts, job, commonMessages, failures);
    enter(frame.part);
    const remote = job.screen?.part.split('/')[0];
    const page: PageData = {
      ...facts,
      status: isMissing ? 404 : facts.status,
      // The name was read from a valid manifest by the API.
      rendered: screen ? { remote: remote as keyof PageData['registry'], state: screen.state } : null,
    };
    const drawn = frame.build.render({ page, remoteHtml: screen?.html ?? null, nonce: job.nonce });
    assertSize(drawn.html.length - (screen?.html.length ?? 0));
    answer({ frame: drawn, screen: screen?.answer ?? null });
  } catch (error) {
    failures.push({ part: frame.part, kind: 'threw', reason: reasonOf(error) });
    answer(nothing);
  }
}

function load({ part, isFrame, source }: Extract<ToChild, { type: 'build' }>): void {
  enter(part);
  let failure: string | null = null;
  try {
    if (isFrame) frame = { part, build: loadFrame(part, source) };
    else if (frame) remotes.set(part, loadRemote(part, source, frame.build));
  } catch (error) {
    failure = reasonOf(error);
  }
  post({ type: 'built', failure, resident: resident() });
}

function settle({ id, ok, missing, text }: Extract<ToChild, { type: 'answer' }>): void {
  const waiting = open.get(id);
  if (!waiting) return;
  open.delete(id);
  if (missing) isMissing = true;
  if (ok) waiting.resolve(JSON.parse(text));
  else waiting.reject(new Error(text));
}

process.on('message', (message: ToChild) => {
  if (message.type === 'build') load(message);
  else if (message.type === 'page') void renderPage(message.job);
  else settle(message);
});
seal();
post({ type: 'ready' });
