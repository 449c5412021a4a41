import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

/** Reads bodies of HTML forms on the routes registered with this app; each name may come once. */
export function acceptForms(app: Pick<App, 'addContentTypeParser'>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(body.toString())];
      if (new Set(fields.map(([name]) => name)).size < fields.length) return done(problem('malformed'));
      done(null, Object.fromEntries(fields));
    },
  );
}
