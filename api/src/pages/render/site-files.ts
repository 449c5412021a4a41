import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { RequestContext } from '#src/platform/http/context.ts';
import { after, DAY as A_DAY } from '#src/platform/lib/clock.ts';
import type { App } from '#src/platform/types.ts';
import { PUBLIC_FILE } from './app/public-file.ts';

/** The mark: two half-discs, the right one a little lower. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path:first-child{fill:#4b1634}path:last-child{fill:#c93d18}@media (prefers-color-scheme:dark){path:first-of-type{fill:#f3d3e1}path:last-of-type{fill:#ff8059}}</style><path d="M14.6 2.4a12 12 0 0 0 0 24Z"/><path d="M17.4 5.6a12 12 0 0 1 0 24Z"/></svg>`;
const DAY = 'public, max-age=86400';

/** The small files a browser asks every site for. */
export function siteFiles(app: App): void {
  app.get('/favicon.svg', { config: PUBLIC_FILE }, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY).send(MARK),
  );
  app.get('/favicon.ico', { config: PUBLIC_FILE }, (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', { config: PUBLIC_FILE }, (_request, reply) =>
    reply.type('text/plain').header('cache-control', DAY).send('User-agent: *\nDisallow: /api/\n'),
  );
  // Password managers open it (W3C change-password-url).
  app.get('/.well-known/change-password', { config: PUBLIC_FILE }, (_request, reply) =>
    reply.redirect(pathTo('notifications'), 302),
  );
  app.get('/.well-known/security.txt', { config: PUBLIC_FILE }, ({ context, host, protocol }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', DAY)
      .send(securityText(context, `${protocol}://${host}`)),
  );
  app.get('/apple-touch-icon.png', { config: PUBLIC_FILE }, (_request, reply) =>
    reply.redirect('/icons/apple-touch-180.png', 301),
  );
}

/** The contact for reports of security faults (RFC 9116), a year from now. */
function securityText({ settings, now }: Pick<RequestContext, 'settings' | 'now'>, site: string): string {
  return `${[
    `Contact: mailto:${settings.value('support_email')}`,
    `Expires: ${after(now, 365 * A_DAY).toISOString()}`,
    'Preferred-Languages: en, nl, de, it, fr, es, pl',
    `Canonical: ${site}/.well-known/security.txt`,
  ].join('\n')}\n`;
}
