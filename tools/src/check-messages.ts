import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/locales';
import { runChecks, type Check, type Finding } from './lib/check.ts';
import { isTestFile, readJson, ROOT, sourceFiles, workspacePackages } from './lib/workspace.ts';
import { addressFindings, needlessFindings, type Allowed } from './messages/address.ts';
import {
  completenessFindings,
  grammarFindings,
  readCatalogues,
  untranslatedFindings,
  waitingFindings,
  type Catalogues,
} from './messages/catalogue.ts';
import { readDataTexts, readPageTexts } from './messages/data-texts.ts';
import { dynamicIds, familyFindings } from './messages/families.ts';
import { extractMessages } from './messages/extract.ts';
import { frenchFindings } from './messages/french.ts';
import { glossaryFindings, termFindings, type Term } from './messages/glossary.ts';
import { policyFindings } from './messages/privacy-policy.ts';
import { defaultFindings, doubledFindings, readUsage, unusedFindings } from './messages/usage.ts';

/** Words that are the same in English and another language, with those languages. */
const SAME_AS_ENGLISH = readJson<Record<string, readonly string[]>>(
  join(ROOT, 'tools/src/messages/same-as-english.json'),
);
/** Texts whose formal-looking words address several people or describe a third person. */
const PLURAL_ADDRESS = readJson<Allowed>(join(ROOT, 'tools/src/messages/plural-address.json'));
const GLOSSARY = readJson<readonly Term[]>(join(ROOT, 'shared/i18n/glossary.json'));
const COMMON = 'shared/i18n';
/** Mails and text messages; ids are put together by the server. */
const SERVER = 'shared/i18n/lang/server';
const file = 'tools/src/check-messages.ts';

const packages = workspacePackages().map(({ dir }) => dir);
const catalogues = new Map(
  packages
    .filter((dir) => existsSync(join(ROOT, dir, 'lang')))
    .map((dir) => [dir, readCatalogues(join(ROOT, dir, 'lang'), LOCALE_CODES)]),
);
const common = catalogues.get(COMMON)?.get('en') ?? {};
const product = packages.filter((dir) => dir !== 'tools' && dir !== 'e2e');

/** Every catalogue there is: those of the pages, and the server's. */
const everything = new Map<string, Catalogues>(
  [...catalogues].map(([dir, set]) => [`${dir}/lang`, set] as const),
).set(SERVER, readCatalogues(join(ROOT, SERVER), LOCALE_CODES));

const english = (set: Catalogues): Record<string, string> => set.get('en') ?? {};
const inEach = (find: (set: Catalogues, dir: string) => Finding[]): Finding[] =>
  [...catalogues].flatMap(([dir, set]) => find(set, dir).map((finding) => `${dir}/lang: ${finding}`));
const inAll = (find: (set: Catalogues) => Finding[]): Finding[] =>
  [...everything].flatMap(([path, set]) => find(set).map((finding) => `${path}: ${finding}`));

/** Own catalogues are used by their own package; the common one by any. */
const usedBy = (dir: string): string[] => (dir === COMMON ? product : [dir]);

async function driftedDefaults(): Promise<Finding[]> {
  const found = product.map(async (dir) => {
    const own = english(catalogues.get(dir) ?? new Map());
    return defaultFindings(await extractMessages(ROOT, dir), own, common).map(
      (finding) => `${dir}: ${finding}`,
    );
  });
  return (await Promise.all(found)).flat();
}

/** Catalogues and data alike; pages of the law are elsewhere and may speak as the law does. */
async function formalAddress(): Promise<Finding[]> {
  const sets = [...[...everything.values()].flatMap((set) => [...set]), ...(await readDataTexts(ROOT))];
  return [
    ...sets.flatMap(([locale, texts]) => addressFindings(locale, texts, PLURAL_ADDRESS)),
    ...needlessFindings(sets, PLURAL_ADDRESS),
  ];
}

/** Catalogues, data and pages: whatever is read in French. */
async function frenchSpaces(): Promise<Finding[]> {
  const own = (sets: Iterable<readonly [string, Record<string, string>]>) =>
    [...sets].filter(([locale]) => locale === 'fr').map(([, texts]) => texts);
  const sets = [
    ...[...everything.values()].flatMap(own),
    ...own(await readDataTexts(ROOT)),
    readPageTexts(ROOT, 'fr'),
  ];
  return sets.flatMap(frenchFindings);
}

/** Catalogues, data and pages: the privacy policy informs. Only terms are agreed to. */
async function acceptedPolicy(): Promise<Finding[]> {
  const sets = [
    ...[...everything.values()].flatMap((set) => [...set]),
    ...(await readDataTexts(ROOT)),
    ...LOCALE_CODES.map((locale) => [locale, readPageTexts(ROOT, locale)] as const),
  ];
  return sets.flatMap(([locale, texts]) => policyFindings(locale, texts));
}

/** One word for one thing, in every language and every package. */
function glossaryWords(): Finding[] {
  const allEnglish = Object.assign({}, ...[...everything.values()].map(english)) as Record<string, string>;
  return [
    ...termFindings(GLOSSARY, LOCALE_CODES, allEnglish),
    ...inAll((set) => glossaryFindings(set, GLOSSARY)),
  ];
}

/** Ids put together from a list: each of them must be a text, in the package's own catalogue or the common one. */
function dynamicTexts(): Finding[] {
  return product
    .filter((dir) => dir !== 'api')
    .flatMap((dir) => {
      const sources = sourceFiles(`${dir}/src`, ROOT).filter((path) => !isTestFile(path));
      const written = sources.flatMap((path) => dynamicIds(readFileSync(join(ROOT, path), 'utf8')));
      return familyFindings(written, { ...common, ...english(catalogues.get(dir) ?? new Map()) });
    });
}

const checks: Check[] = [
  {
    title: 'every text stands in all seven languages',
    file,
    run: () => inAll((set) => completenessFindings(set, LOCALE_CODES)),
  },
  {
    title: 'every text is a valid message with the arguments and plural forms it needs',
    file,
    run: () => inAll(grammarFindings),
  },
  {
    title: 'no text waits for its translation',
    file,
    run: () => inAll(waitingFindings),
  },
  {
    title: 'no translation is left in English',
    file,
    run: () => inAll((set) => untranslatedFindings(set, SAME_AS_ENGLISH)),
  },
  { title: 'people are addressed informally (du, je, tu, tú, ty)', file, run: formalAddress },
  { title: 'French marks stand at spaces that do not break', file, run: frenchSpaces },
  { title: 'no text has the privacy policy accepted', file, run: acceptedPolicy },
  {
    title: 'the terms of shared/i18n/glossary.json are the words of every language',
    file,
    run: glossaryWords,
  },
  { title: 'English defaults beside their use are the English catalogue', file, run: driftedDefaults },
  { title: 'every id put together from a list is a text', file, run: dynamicTexts },
  {
    title: 'no text is used nowhere',
    file,
    run: () => inEach((set, dir) => unusedFindings(english(set), readUsage(ROOT, usedBy(dir)))),
  },
  {
    title: 'no text stands in a package and in the common catalogue',
    file,
    run: () => inEach((set, dir) => (dir === COMMON ? [] : doubledFindings(english(set), common))),
  },
];

await runChecks('messages', checks);
