import { isLocale, LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { LIGHT } from '@rendezvous/theme/tokens';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Type } from 'typebox';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { App } from '#src/platform/types.ts';
import { PUBLIC_FILE } from './public-file.ts';

/** Routes of the app icon's shortcuts, with the text of each. */
const SHORTCUTS = [
  { text: 'app.shortcut.members', to: 'members' },
  { text: 'app.shortcut.messages', to: 'chats' },
  { text: 'app.shortcut.likes', to: 'likes' },
  { text: 'app.shortcut.credits', to: 'credits' },
] as const;

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const ICONS = [
  png('icon', 192, 'any'),
  png('icon', 512, 'any'),
  png('maskable', 192, 'maskable'),
  png('maskable', 512, 'maskable'),
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** Launchers cut longer names off. */
const SHORT_NAME = 12;

/** Address of the manifest a page in this language links: browsers ask for it without cookies. */
export const manifestAddress = (locale: Locale): string => `/manifest.webmanifest?lang=${locale}`;

/** What the installed app is called, looks like and opens: each domain's own, in the language of the page that links it. */
export function webManifest(app: App): void {
  app.get(
    '/manifest.webmanifest',
    {
      config: PUBLIC_FILE,
      schema: { querystring: Type.Object({ lang: Type.Optional(Type.String({ maxLength: 8 })) }) },
    },
    (request, reply) => {
      const { lang } = request.query;
      const locale = isLocale(lang) ? lang : request.context.locale;
      const { name, description } = request.context.settings.present({ locale });
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=86400')
        .send({
          // The same app in every language: what identifies it never changes.
          id: '/',
          name,
          short_name: name.length <= SHORT_NAME ? name : name.slice(0, SHORT_NAME).trim(),
          description,
          lang: LOCALES.find(({ code }) => code === locale)!.iso,
          dir: 'ltr',
          start_url: pathTo('members'),
          scope: '/',
          display: 'standalone',
          background_color: LIGHT.bg,
          theme_color: LIGHT.bg,
          categories: ['social', 'lifestyle'],
          icons: ICONS,
          shortcuts: SHORTCUTS.map(({ text, to }) => ({ name: serverText(locale, text), url: pathTo(to) })),
        });
    },
  );
}
