import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { PAGE_NUMBERS } from '@rendezvous/contract/resources/pages/schemas';
import { saidIds, SEVERAL } from '#src/build/several-texts.ts';
import { REMOTES } from '../../../rspack.shared.js';
import { runChecks, type Check, type Finding } from '#src/lib/check.ts';
import { isTestFile, readJson, ROOT, sourceFiles, workspacePackages } from '#src/lib/workspace.ts';
import { addressFindings, needlessFindings, type Allowed } from './words/address.ts';
import {
  completenessFindings,
  grammarFindings,
  readCatalogues,
  untranslatedFindings,
  waitingFindings,
  withoutWaiting,
  type Catalogue,
  type Catalogues,
} from './messages/catalogue.ts';
import { countedFindings, numberNames } from './words/counted.ts';
import { readDataTexts, readPageBlocks, readPageLinks, readPageTexts } from './messages/data-texts.ts';
import { dynamicIds, familyFindings } from './messages/families.ts';
import { extractMessages } from './messages/extract.ts';
import { frenchFindings } from './words/french.ts';
import { genderFindings, needlessAgreements, polishNameFindings, type Agreements } from './words/gender.ts';
import { englishFindings } from './words/english.ts';
import { foreignNameFindings, glossaryFindings, termFindings, type Term } from './words/glossary.ts';
import { labelFindings } from './words/labels.ts';
import { lateFindings } from './messages/late.ts';
import { twinFindings } from './messages/twins.ts';
import { policyFindings } from './messages/privacy-policy.ts';
import { formatFindings, likeFindings, quotationFindings, spellingFindings } from './words/style.ts';
import { askingFindings, promiseFindings, type Promises } from './messages/promises.ts';
import { defaultFindings, doubledFindings, readUsage, unusedFindings } from './messages/usage.ts';

/** Words that are the same in English and another language, with those languages. */
const SAME_AS_ENGLISH = readJson<Record<string, readonly string[]>>(
  join(ROOT, 'tools/src/checks/words/same-as-english.json'),
);
/** Texts whose formal-looking words address several people or describe a third person. */
const PLURAL_ADDRESS = readJson<Allowed>(join(ROOT, 'tools/src/checks/words/plural-address.json'));
const GLOSSARY = readJson<readonly Term[]>(join(ROOT, 'shared/i18n/glossary.json'));
/** Texts whose gendered words agree with a thing. */
const AGREEMENTS = readJson<Agreements>(join(ROOT, 'tools/src/checks/words/agreements.json'));
/** English texts whose words, capitals included, are the specification's (spec §5). */
const SPECIFIED = [
  'errors.likes_exhausted',
  'errors.swipes_exhausted',
  'likes.exhausted.text',
  'likes.exhausted.title',
];
/** Texts that count nothing that could be one. */
const NEVER_ONE = { 'errors.field.underage': 'the age of an adult' };
/** Polish texts whose name is the site's, not a person's. */
const SITE_NAMES = new Set(['pages.complaints.description', 'frame.footer.copyright']);
/** Texts that name a capability, with the source that asks for it. */
const PROMISES = readJson<Promises>(join(ROOT, 'tools/src/checks/messages/promises.json'));
/** English texts that mean several things in several packages, with the reason. */
const HOMONYMS = readJson<Record<string, string>>(join(ROOT, 'tools/src/checks/messages/homonyms.json'));
const COMMON = 'shared/i18n';
/** Mails and text messages; ids are put together by the server. */
const SERVER = 'shared/i18n/lang/server';
const file = 'tools/src/checks/messages.ts';

const packages = workspacePackages().map(({ dir }) => dir);
const catalogues = new Map(
  packages
    .filter((dir) => existsSync(join(ROOT, dir, 'lang')))
    .map((dir) => [dir, readCatalogues(join(ROOT, dir, 'lang'), LOCALE_CODES)]),
);
const several = readCatalogues(join(ROOT, SEVERAL), LOCALE_CODES);
/** English texts of shared/i18n, which any package may say. */
const common = { ...catalogues.get(COMMON)?.get('en'), ...several.get('en') };
const product = packages.filter((dir) => dir !== 'tools' && dir !== 'e2e');

/** Every catalogue there is: those of the pages, and the server's. */
const stored = new Map<string, Catalogues>([...catalogues].map(([dir, set]) => [`${dir}/lang`, set] as const))
  .set(SEVERAL, several)
  .set(SERVER, readCatalogues(join(ROOT, SERVER), LOCALE_CODES));

/** The texts of these catalogues that are translated. */
const everything = new Map([...stored].map(([path, set]) => [path, withoutWaiting(set)] as const));

/** The pages that are data (terms, questions, …), one message per block. */
const pages: Catalogues = new Map(LOCALE_CODES.map((locale) => [locale, readPageBlocks(ROOT, locale)]));

const english = (set: Catalogues): Record<string, string> => set.get('en') ?? {};
const inEach = (find: (set: Catalogues, dir: string) => Finding[]): Finding[] =>
  [...catalogues].flatMap(([dir, set]) => find(set, dir).map((finding) => `${dir}/lang: ${finding}`));
const inSets = (sets: Map<string, Catalogues>, find: (set: Catalogues) => Finding[]): Finding[] =>
  [...sets].flatMap(([path, set]) => find(set).map((finding) => `${path}: ${finding}`));
const inStored = (find: (set: Catalogues) => Finding[]): Finding[] => inSets(stored, find);
const inAll = (find: (set: Catalogues) => Finding[]): Finding[] => inSets(everything, find);

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

/** Texts of settings and landers by language; what demonstration people say of themselves is theirs. */
async function dataTexts(): Promise<Catalogues> {
  const sets: Catalogues = new Map();
  for (const [locale, texts] of await readDataTexts(ROOT)) {
    const own = Object.entries(texts).filter(([id]) => !id.includes('/about-'));
    sets.set(locale, { ...sets.get(locale), ...Object.fromEntries(own) });
  }
  return sets;
}

/** Whatever people read, by language: catalogues, mails, settings, landers, pages. */
async function everyText(): Promise<[locale: string, texts: Catalogue][]> {
  return [...everything.values(), await dataTexts(), pages].flatMap((set) => [...set]);
}

const inEveryText = async (find: (locale: string, texts: Catalogue) => Finding[]): Promise<Finding[]> =>
  (await everyText()).flatMap(([locale, texts]) => find(locale, texts));

/** Checks each language's glossary over catalogues, mails, settings, landers and pages. */
async function glossaryWords(): Promise<Finding[]> {
  const read = [...everything.values(), await dataTexts(), pages];
  const allEnglish = Object.assign({}, ...read.map(english)) as Record<string, string>;
  return [
    ...termFindings(GLOSSARY, LOCALE_CODES, allEnglish),
    ...inAll((set) => glossaryFindings(set, GLOSSARY)),
    ...read.slice(-2).flatMap((set) => glossaryFindings(set, GLOSSARY)),
    ...read.flatMap((set) => foreignNameFindings(set, GLOSSARY)),
  ];
}

/** Numbers are next to nouns in their plural forms. */
function countedNouns(): Promise<Finding[]> {
  const names = numberNames([...everything.values()].flatMap((set) => [...set.values()]));
  for (const name of PAGE_NUMBERS) names.add(name);
  return inEveryText((locale, texts) => countedFindings(locale, texts, names, NEVER_ONE));
}

/** Forms of grammar that make a reader or a person named a man or a woman. */
async function genderedTexts(): Promise<Finding[]> {
  return [
    ...(await inEveryText((locale, texts) => genderFindings(locale, texts, AGREEMENTS))),
    ...needlessAgreements(await everyText(), AGREEMENTS),
  ];
}

/** Names that a Polish sentence would bend. */
const bentNames = (): Finding[] =>
  inAll((set) => polishNameFindings(set.get('pl') ?? {}, (id) => !SITE_NAMES.has(id)));

/** Labels of the product that a page writes in other words. */
function labelsInPages(): Finding[] {
  const messages = Object.assign({}, ...[...everything.values()].map(english)) as Record<string, string>;
  return labelFindings(english(pages), readPageLinks(ROOT), messages);
}

/** No text offers what the product cannot do yet, unless its source asks first (pages have a test of their own). */
async function promises(): Promise<Finding[]> {
  const texts = Object.assign({}, ...[...everything.values()].map(english)) as Record<string, string>;
  const sourceOf = (path: string) =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
  return [
    ...askingFindings(PROMISES, texts, sourceOf),
    ...inAll((set) => promiseFindings(set, PROMISES)),
    ...(await readDataTexts(ROOT)).flatMap(([locale, data]) =>
      promiseFindings(new Map([[locale, data]]), PROMISES),
    ),
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

/** Texts of several parts that one part says, or none. */
function lonelySeveral(): Finding[] {
  const ids = new Set(Object.keys(english(several)));
  const said = ['shell', ...Object.values<string>(REMOTES)].map((dir) =>
    saidIds(ROOT, dir, ids, lateFeatures(dir)),
  );
  return [...ids].flatMap((id) => {
    const count = said.filter(({ first, late }) => first.has(id) || late.has(id)).length;
    return count >= 2 ? [] : [`${id} is said by ${count} part(s)`];
  });
}

const lateFeatures = (dir: string): readonly string[] =>
  readJson<{ lateMessages?: readonly string[] }>(join(ROOT, dir, 'package.json')).lateMessages ?? [];

const checks: Check[] = [
  {
    title: 'every text exists in all seven languages',
    file,
    run: () => inStored((set) => completenessFindings(set, LOCALE_CODES)),
  },
  {
    title: 'every text is a valid message with the arguments and plural forms it needs',
    file,
    run: () => [...inAll(grammarFindings), ...grammarFindings(pages)],
  },
  {
    title: 'no text waits for its translation',
    file,
    run: () => inStored(waitingFindings),
  },
  {
    title: 'no translation is left in English',
    file,
    run: () => inAll((set) => untranslatedFindings(set, SAME_AS_ENGLISH)),
  },
  { title: 'people are addressed informally (du, je, tu, tú, ty)', file, run: formalAddress },
  { title: 'French marks have spaces that do not break', file, run: frenchSpaces },
  { title: 'no text has the privacy policy accepted', file, run: acceptedPolicy },
  {
    title: 'the terms of shared/i18n/glossary.json are the words of every language',
    file,
    run: glossaryWords,
  },
  { title: 'no English text has a refused word', file, run: () => inEveryText(englishFindings) },
  { title: 'pages quote labels of the product by their message id', file, run: labelsInPages },
  { title: 'a number beside a noun has its plural forms', file, run: countedNouns },
  {
    title: 'percentages and amounts are written by number formats',
    file,
    run: () => inEveryText(formatFindings),
  },
  {
    title: 'quoted words have one style of marks per language',
    file,
    run: () => inEveryText(quotationFindings),
  },
  {
    title: 'a thing has one word and one spelling in each language',
    file,
    run: () => inEveryText(spellingFindings),
  },
  {
    title: 'a like is spelled one way per language',
    file,
    run: () => inEveryText((locale, texts) => likeFindings(locale, texts, SPECIFIED)),
  },
  { title: 'no form of grammar makes anybody a man or a woman', file, run: genderedTexts },
  { title: 'names are not declined in Polish', file, run: bentNames },
  { title: 'English defaults beside their use are the English catalogue', file, run: driftedDefaults },
  { title: 'every id put together from a list is a text', file, run: dynamicTexts },
  { title: 'no text offers what the product cannot do yet', file, run: promises },
  {
    title: 'no text is used nowhere',
    file,
    run: () => inEach((set, dir) => unusedFindings(english(set), readUsage(ROOT, usedBy(dir)))),
  },
  {
    title: 'texts of late features are said by these features alone',
    file,
    run: () =>
      inEach((set, dir) => lateFindings(ROOT, dir, lateFeatures(dir), new Set(Object.keys(english(set))))),
  },
  {
    title: 'no id is in a package and in shared/i18n',
    file,
    run: () => inEach((set, dir) => (dir === COMMON ? [] : doubledFindings(english(set), common))),
  },
  {
    title: 'a text that several packages say has one id, unless it means several things (homonyms.json)',
    file,
    run: () => twinFindings(new Map([...catalogues, [SEVERAL, several]]), HOMONYMS),
  },
  {
    title: `a text of ${SEVERAL} is said by two parts or more`,
    file,
    run: lonelySeveral,
  },
];

await runChecks('messages', checks);
