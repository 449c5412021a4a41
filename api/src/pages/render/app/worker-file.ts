import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import type { WorkerSite } from '@rendezvous/contract/composition/worker';
import { FIRST_FONTS } from '@rendezvous/theme/css';
import { serverText } from '#src/platform/lib/server-text.ts';
import { sendProblem } from '#src/platform/http/errors.ts';
import type { App } from '#src/platform/types.ts';
import type { Dist } from '#src/delivery/registry/face.ts';
import { OFFLINE_PAGE, offlinePage } from './offline-page.ts';
import { PUBLIC_FILE } from './public-file.ts';

/** The worker fetches from this site only, and runs nothing but itself. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const THEME = path.resolve(import.meta.dirname, '../../../../../shared/theme');
/** What a notification and the offline page need besides the page itself. */
const FILES = [...FIRST_FONTS, '/icons/icon-192.png', '/icons/badge-96.png'];

const revisionOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What the worker of one domain stores besides the shell's files. Read once: theme files do not change while the server runs. */
async function themeRevisions(): Promise<WorkerSite['files']> {
  return Promise.all(
    FILES.map(async (url) => ({ url, revision: revisionOf(await readFile(path.join(THEME, url))) })),
  );
}

/**
 * The service worker: one script per shell version, headed by what it has to know of the domain. It changes, and browsers
 * install the new one, when the shell is deployed or the site is renamed.
 */
export function workerFile(app: App, dist: Dist): void {
  let theme: Promise<WorkerSite['files']> | undefined;
  app.get('/sw.js', { config: { ...PUBLIC_FILE, etag: true } }, async (request, reply) => {
    const { shell } = dist.deployed();
    if (!shell?.worker) return sendProblem(reply, 'not_found');
    const script = await readFile(path.join(dist.folder, 'shell', shell.version, shell.worker), 'utf8');
    const name = request.context.settings.value('name');
    theme ??= themeRevisions();
    const site: WorkerSite = {
      version: shell.version,
      name,
      files: [{ url: OFFLINE_PAGE, revision: revisionOf(offlinePage(name)) }, ...(await theme)],
      unreadable: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, serverText(locale, 'push.unreadable.body')]),
      ) as Record<Locale, string>,
    };
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .header('service-worker-allowed', '/')
      .send(`self.SITE=${JSON.stringify(site)};\n${script}`);
  });
}
