import type { Locale } from '@rendezvous/contract/kernel/locales';
import { serverTexts } from '#src/platform/lib/server-text.ts';
import type { Letter } from '#src/platform/mail/face.ts';

/** Values that read like real ones; any other argument is a number. */
const VALUES: Readonly<Record<string, string>> = {
  amount: '€22.50',
  date: '2026-12-04',
  passkey: 'Pixel 9',
  support: 'help@rendezvous.example',
  ticket: 'RV-2026-00017',
};
const SET_APART = new Set(['subject', 'button', 'footer']);

/** Kinds of mail with words of their own. */
export const mailKinds = (locale: Locale): string[] =>
  Object.keys(serverTexts(locale)).flatMap((id) => /^mail\.([a-z_-]+)\.button$/.exec(id)?.[1] ?? []);

/** A letter of a kind with all its paragraphs, by its texts alone: for kinds whose module words nothing else. */
export function plainSample(kind: string, locale: Locale, url: string): Letter {
  const own = Object.entries(serverTexts(locale)).filter(([id]) => id.startsWith(`mail.${kind}.`));
  const parts = own.map(([id]) => id.slice(`mail.${kind}.`.length));
  const names = own.flatMap(([, text]) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!));
  const values = Object.fromEntries(names.map((name) => [name, VALUES[name] ?? 3]));
  const { site: _site, name: _name, ...rest } = values;
  return {
    kind,
    purpose: 'account',
    url,
    values: rest,
    withoutBody: !parts.includes('body'),
    more: parts.filter((part) => part !== 'body' && !SET_APART.has(part)),
  };
}
