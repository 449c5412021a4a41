import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/locales';
import { runChecks, type Check, type Finding } from './lib/check.ts';
import { readJson, ROOT, workspacePackages } from './lib/workspace.ts';
import { completenessFindings, grammarFindings, readCatalogues, untranslatedFindings, type Catalogues } from './messages/catalogue.ts';
import { extractMessages } from './messages/extract.ts';
import { defaultFindings, doubledFindings, readUsage, unusedFindings } from './messages/usage.ts';

/** Words that are the same in English and another language, with those languages. */
const SAME_AS_ENGLISH = readJson<Record<string, readonly string[]>>(join(ROOT, 'tools/src/messages/same-as-english.json'));
const COMMON = 'shared/i18n';
const file = 'tools/src/check-messages.ts';

const packages = workspacePackages().map(({ dir }) => dir);
const catalogues = new Map(
  packages.filter((dir) => existsSync(join(ROOT, dir, 'lang'))).map((dir) => [dir, readCatalogues(join(ROOT, dir, 'lang'), LOCALE_CODES)]),
);
const common = catalogues.get(COMMON)?.get('en') ?? {};
const product = packages.filter((dir) => dir !== 'tools' && dir !== 'e2e');

const english = (set: Catalogues): Record<string, string> => set.get('en') ?? {};
const inEach = (find: (set: Catalogues, dir: string) => Finding[]): Finding[] =>
  [...catalogues].flatMap(([dir, set]) => find(set, dir).map((finding) => `${dir}/lang: ${finding}`));

/** Own catalogues are used by their own package; the common one by any. */
const usedBy = (dir: string): string[] => (dir === COMMON ? product : [dir]);

async function driftedDefaults(): Promise<Finding[]> {
  const found = product.map(async (dir) => {
    const own = english(catalogues.get(dir) ?? new Map());
    return defaultFindings(await extractMessages(ROOT, dir), own, common).map((finding) => `${dir}: ${finding}`);
  });
  return (await Promise.all(found)).flat();
}

const checks: Check[] = [
  { title: 'every text stands in all seven languages', file, run: () => inEach((set) => completenessFindings(set, LOCALE_CODES)) },
  { title: 'every text is a valid message with the arguments and plural forms it needs', file, run: () => inEach(grammarFindings) },
  { title: 'no translation is left in English', file, run: () => inEach((set) => untranslatedFindings(set, SAME_AS_ENGLISH)) },
  { title: 'English defaults beside their use are the English catalogue', file, run: driftedDefaults },
  { title: 'no text is used nowhere', file, run: () => inEach((set, dir) => unusedFindings(english(set), readUsage(ROOT, usedBy(dir)))) },
  { title: 'no text stands in a package and in the common catalogue', file, run: () => inEach((set, dir) => (dir === COMMON ? [] : doubledFindings(english(set), common))) },
];

await runChecks('messages', checks);
