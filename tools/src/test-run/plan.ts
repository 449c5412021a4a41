import { join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';

/**
 * Where each test runs. `npm test` has what a change of a day can break; `npm run test:all` adds the rest: matrices, long lists and
 * proofs by repetition. A journey is in one of two lists, with its reason; a check refuses a file in neither or in both.
 */

/** Part of the tests: those of `npm test`, and those that `npm run test:all` adds. */
export type TestPart = 'daily' | 'rest';

/** The part that this process runs: `TEST_PART`; by hand, the daily one. */
export const PART: TestPart = process.env.TEST_PART === 'rest' ? 'rest' : 'daily';

/** Name of a step's report: both parts have some steps, and the reports of both are counted together. */
export function reportOf(part: TestPart, step: string): string {
  return part === 'rest' ? `rest/${step}` : step;
}

/** Browser packages that share one start of Jest, by the name of their report. A check refuses a package in none. */
export const JEST_GROUPS: Readonly<Record<string, readonly string[]>> = {
  shared: [
    'shared/api-client',
    'shared/bus',
    'shared/contract',
    'shared/domain',
    'shared/i18n',
    'shared/remote',
    'shared/rules',
    'shared/testing',
    'shared/theme',
    'shared/ui',
    'mfe-landers',
    'mfe-payments',
    'mfe-ops',
  ],
  shell: ['shell'],
  members: ['mfe-members'],
  chat: ['mfe-chat'],
  signup: ['mfe-signup'],
};

/** Journeys of `npm test`: one for each main flow and each way in which a part can fail. */
export const DAILY_JOURNEYS: Readonly<Record<string, string>> = {
  'journeys/site/main-job.test.ts':
    'the whole way of a member, from the entry warning to a paid conversation',
  'journeys/signup/sign-up.test.ts': 'every visitor who becomes a member',
  'journeys/frame/two-tabs.test.ts': 'state that tabs share',
  'journeys/chat/offline.test.ts': 'messages written without a network',
  'journeys/chat/chat-photos.test.ts': 'private photos',
  'journeys/accounts/new-password.test.ts': 'the way back into an account',
  'journeys/ops/operators.test.ts': 'rooms of operators',
  'journeys/site/without-javascript.test.ts': 'pages and acts without scripts',
  'journeys/site/languages.test.ts': 'texts of all screens in one language other than English',
  'journeys/site/accessibility.test.ts': 'axe on the main states',
  'journeys/frame/service-worker.test.ts': 'files that browsers store',
  'failures/hang.test.ts': 'a remote that does not answer',
  'failures/remote-gone.test.ts': 'a remote that is missing',
  'failures/rollback.test.ts': 'a bad version and the way back, once',
  'failures/hydration.test.ts': 'HTML of the server that the browser adopts',
};

/** Journeys that only `npm run test:all` runs. */
export const REST_JOURNEYS: Readonly<Record<string, string>> = {
  'development/alone.test.ts': 'developing one remote alone: builds of their own',
  'failures/api-away.test.ts': 'faults of the API in a browser; their handling has component tests',
  'failures/busy-rendering.test.ts': 'keeps both cores busy',
  'failures/chunk-gone.test.ts': 'one more way for a remote to fail',
  'failures/data-folder.test.ts': 'starts on locked, full and old data folders',
  'failures/leaks.test.ts': 'memory over many mounts',
  'failures/newer-remote.test.ts': 'pairs of versions: builds of their own',
  'failures/promotions.test.ts': 'promotion again and again',
  'failures/server-build.test.ts': 'every fault of a server build',
  'failures/two-processes.test.ts': 'two servers on PostgreSQL and Redis',
  'journeys/accounts/account-changes.test.ts': 'API and component tests have each step',
  'journeys/accounts/account-errors.test.ts': 'API and component tests have each refusal',
  'journeys/accounts/leaving.test.ts': 'API and component tests have each step',
  'journeys/accounts/passkeys.test.ts': 'API and component tests have each step',
  'journeys/accounts/settings.test.ts': 'component tests have each form',
  'journeys/chat/chat-accessibility.test.ts': 'matrix of states of chat',
  'journeys/chat/chat-by-keyboard.test.ts': 'matrix of keys',
  'journeys/chat/ended-session.test.ts': 'component tests store the draft',
  'journeys/chat/gifts.test.ts': 'API and component tests have each step',
  'journeys/chat/long-history.test.ts': 'long list',
  'journeys/frame/deploy-while-open.test.ts': 'builds of their own',
  'journeys/frame/first-press.test.ts': 'presses before scripts, page by page',
  'journeys/frame/foreign-nodes.test.ts': 'component tests of the shell have each part',
  'journeys/frame/frame.test.ts': 'component tests of the shell have each part',
  'journeys/frame/half-prompts.test.ts': 'API and component tests have each step',
  'journeys/frame/layout-shift.test.ts': 'matrix of pages',
  'journeys/frame/modals.test.ts': 'component tests of the shell have each modal',
  'journeys/frame/notices.test.ts': 'push and sounds in a real browser',
  'journeys/frame/prompts.test.ts': 'component tests have each prompt',
  'journeys/frame/theme.test.ts': 'component tests have the choice',
  'journeys/frame/unsaved-input.test.ts': 'component tests have the guard',
  'journeys/members/card-to-profile.test.ts': 'transitions between pages',
  'journeys/members/long-list.test.ts': 'long list',
  'journeys/members/match-finder.test.ts': 'API and component tests have each step',
  'journeys/members/members-acts-by-keyboard.test.ts': 'matrix of keys',
  'journeys/members/members-by-keyboard.test.ts': 'matrix of keys',
  'journeys/members/own-profile.test.ts': 'API and component tests have each step',
  'journeys/members/photo-viewer.test.ts': 'component tests have each act',
  'journeys/members/photographs.test.ts': 'photos as cameras write them; API tests have each format',
  'journeys/members/reports.test.ts': 'API and component tests have each step',
  'journeys/members/swipe-game.test.ts': 'component tests have each act',
  'journeys/members/swipe-row.test.ts': 'frames of many swipes',
  'journeys/members/tonight.test.ts': 'API and component tests have each step',
  'journeys/members/waiting-photos.test.ts': 'photos that wait over tabs; component tests have each step',
  'journeys/signup/lander.test.ts': 'component tests have the sections; the traffic source has API tests',
  'journeys/signup/sign-up-doors.test.ts': 'other ways into sign-up; API tests have each',
  'journeys/signup/sign-up-ending.test.ts': 'component tests have the screen',
  'journeys/ops/money.test.ts': 'the room of operators for money',
  'journeys/site/debt.test.ts': 'a debt after a charge-back, paid by keyboard',
  'journeys/site/language-paths.test.ts': 'matrix of languages',
  'journeys/site/language-switch.test.ts': 'matrix of languages',
  'journeys/site/languages-of-members.test.ts': 'matrix of languages',
  'journeys/site/layouts.test.ts': 'matrix of widths',
  'journeys/site/nothing-unbuilt.test.ts': 'every link of every screen',
  'journeys/site/pages.test.ts': 'every page of text',
  'journeys/site/payments.test.ts': 'every end of a payment, with its way on',
  'journeys/site/stored-scripts.test.ts': '200 payloads',
  'journeys/site/withdrawal.test.ts': 'a withdrawal by keyboard, and one without scripts',
};

/** Tests of the tools that only `npm run test:all` runs, relative to `tools`. */
export const REST_TOOLS: Readonly<Record<string, string>> = {
  'src/new/new.test.ts': 'writes and compiles one new part of each kind',
  'src/build/reproducible.test.ts': 'builds one remote in two folders',
  'src/proofs/kills/kills.test.ts': 'kills servers',
  'src/proofs/limits/limits.test.ts': 'guesses at secrets over two processes',
  'src/test-run/busy-machine.test.ts': 'starts servers beside four busy processes',
};

/** Tests of the API that only `npm run test:all` runs, and those that it runs whole, relative to `api`. */
export const REST_API = readJson<Record<'rest' | 'twoSizes', Readonly<Record<string, string>>>>(
  join(ROOT, 'api/test/support/suites/rest.json'),
);

/** Journeys that both parts run, in two sizes. */
export const TWO_SIZES: Readonly<Record<string, string>> = {
  'journeys/site/languages.test.ts': 'seven languages',
  'journeys/site/accessibility.test.ts': 'each listed state, in two looks',
  'failures/rollback.test.ts': 'each fault and each entry',
};

/** Test files, from the root of the repository, whose statements only `npm run test:all` proves. The coverage table marks their rows. */
export function isProvenByRest(file: string): boolean {
  const [folder, ...rest] = file.split('/');
  const name = rest.join('/');
  if (folder === 'api') return name in REST_API.rest;
  return folder === 'e2e' && (name in REST_JOURNEYS || name in TWO_SIZES);
}
