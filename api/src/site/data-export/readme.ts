import type { Locale } from '@rendezvous/contract/kernel/locales';
import { serverText } from '#src/platform/lib/server-text.ts';

const PARTS = ['what', 'data', 'photos', 'others', 'keep'] as const;

/** What lies in the copy, in its member's language. */
export function readmeText(locale: Locale, site: string): string {
  return `${PARTS.map((part) => serverText(locale, `export.readme.${part}`, { site })).join('\n\n')}\n`;
}
