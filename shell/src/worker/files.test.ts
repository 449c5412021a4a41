import { LIVE_PREFIXES } from '@rendezvous/contract/composition/page';
import { double } from '@rendezvous/testing/double';
import { cacheFiles } from './files.ts';
import type { WorkerScope } from './scope.ts';

const BUILT = '/assets/members/0123456789abcdef/main.js';

beforeAll(() => {
  Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });
  cacheFiles(
    double<WorkerScope>({
      SITE: { version: 'v', name: 'Rendezvous', files: [{ url: '/offline.html', revision: '1' }] },
      addEventListener: () => undefined,
    }),
    [{ url: '/assets/shell/fedcba9876543210/shell.js', revision: null }],
  );
});

/** Does the worker answer for a request? What it does not answer for is fetched as if there were no worker. */
function answersFor(url: string, { mode = 'cors', method = 'GET' } = {}): boolean {
  const request = new Request(new URL(url, location.href), { method });
  Object.defineProperty(request, 'mode', { value: mode });
  let answers = false;
  const respondWith = (answer: Promise<Response>) => {
    answers = true;
    answer.catch(() => undefined);
  };
  dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith, waitUntil: () => undefined }));
  return answers;
}

test('the worker answers for files of a build, its own files and pages', () => {
  expect(
    [BUILT, '/assets/shell/fedcba9876543210/shell.js', '/offline.html'].map((url) => answersFor(url)),
  ).toEqual([true, true, true]);
  expect(answersFor('/members?page=2', { mode: 'navigate' })).toBe(true);
});

test.each(LIVE_PREFIXES)(
  'what the server answers below /%s passes by the worker, also without static routing',
  (prefix) => {
    const urls = [`/${prefix}`, `/${prefix}/user.php`, `/${prefix}/a/0123456789abcdef/x.js`];
    for (const mode of ['cors', 'navigate'])
      expect(urls.filter((url) => answersFor(url, { mode }))).toEqual([]);
  },
);

test('writes, files of other sites and files without a version pass by the worker', () => {
  expect(answersFor(BUILT, { method: 'POST' })).toBe(false);
  expect(answersFor(`https://elsewhere.example${BUILT}`)).toBe(false);
  expect(['/', '/img/a.png', '/assets/members/latest/main.js'].filter((url) => answersFor(url))).toEqual([]);
});
