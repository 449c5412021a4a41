import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { firstFonts } from '@rendezvous/theme/css';
import { runChecks, type Check, type Finding } from '#src/lib/check.ts';
import { builtRemote, builtShell, firstScreenBytes, heaviestScreenBytes } from '#src/lib/dist.ts';
import { COMPILE_AT_ONCE, folderOf, REMOTES } from '../../../rspack.shared.js';
import { bytesOf, fontsOf } from '#src/lib/fonts.ts';
import { readJson, ROOT } from '#src/lib/workspace.ts';

/**
 * Brotli kilobytes, as `budget` of each package.json states them: the shell by itself, and the first screen of each remote
 * beyond it. `limit` fails the check: it is the size reached so far, and only goes down, unless a decision says why
 * (008-budgets-count-what-is-sent.md, 022-what-the-whole-frame-weighs.md).
 */
interface Budget {
  target: number;
  limit: number;
}

const BUDGETS = Object.fromEntries(
  ['shell', ...Object.keys(REMOTES)].map((part) => {
    const manifest = join(ROOT, folderOf(part), 'package.json');
    const { budget } = readJson<{ budget?: Budget }>(manifest);
    if (!budget) throw new Error(`${manifest} states no budget ({ "target": 30, "limit": 30 })`);
    return [part, budget];
  }),
);

/** Brotli kilobytes of a screen that the frame draws itself, in place of a remote's. */
const FRAME_SCREEN = 12;

const dist = join(ROOT, 'dist');
const file = 'tools/src/checks/budgets.ts';

function within(part: string, limit: number, target: number): Finding[] {
  const bytes = firstScreenBytes(part === 'shell' ? builtShell(dist) : builtRemote(dist, part));
  const size = (bytes / 1024).toFixed(1);
  console.log(`  ${part}: ${size} KB, limit ${limit} KB${limit > target ? `, target ${target} KB` : ''}`);
  return bytes <= limit * 1024 ? [] : [`${part} weighs ${size} KB brotli, its limit is ${limit} KB`];
}

const checks = Object.entries(BUDGETS).map(([part, { limit, target }]): Check => ({
  title: `the first screen of ${part} is within ${limit} KB`,
  file,
  run: () => within(part, limit, target),
}));

checks.push({
  title: `every screen of the frame is within ${FRAME_SCREEN} KB`,
  file,
  run() {
    const bytes = heaviestScreenBytes(builtShell(dist));
    return bytes <= FRAME_SCREEN * 1024 ? [] : [`the heaviest weighs ${(bytes / 1024).toFixed(1)} KB brotli`];
  },
});

/** Bytes of the script in every page's head. */
const EARLY = 2048;

checks.push({
  title: `the script that answers presses before hydration is within ${EARLY} bytes`,
  file,
  run() {
    const bytes = Buffer.byteLength(builtShell(dist).manifest.early ?? '');
    console.log(`  early script: ${bytes} bytes, limit ${EARLY}`);
    return bytes > 0 && bytes <= EARLY ? [] : [`it has ${bytes} bytes`];
  },
});

/** Kilobytes of the fonts that a page of any language loads. */
const FONTS = 60;

checks.push({
  title: `the fonts of every language are within ${FONTS} KB`,
  file,
  run: () =>
    LOCALE_CODES.map((locale) => ({ locale, bytes: bytesOf(fontsOf(locale)) }))
      .filter(({ bytes }) => bytes > FONTS * 1024)
      .map(({ locale, bytes }) => `${locale} loads ${(bytes / 1024).toFixed(1)} KB`),
});

checks.push({
  title: 'pages announce the fonts that the texts of their language need, and no other',
  file,
  run: () =>
    LOCALE_CODES.filter((locale) => {
      const announced = firstFonts(locale).map((address) => `shared/theme${address}`);
      return fontsOf(locale).sort().join() !== announced.sort().join();
    }).map((locale) => `texts in ${locale} need ${fontsOf(locale).join(', ')}`),
});

/** A word of ICU's grammar that only its parser has to know. */
const PARSER_WORD = 'selectordinal';

/** Built scripts that could parse ICU text; the parser itself proves that the word still finds one. */
function shippedParsers(): Finding[] {
  const parser = readFileSync(
    createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser'),
    'utf8',
  );
  if (!parser.includes(PARSER_WORD)) return [`the parser of ICU texts no longer contains "${PARSER_WORD}"`];
  return browserScripts()
    .filter((path) => readFileSync(path, 'utf8').includes(PARSER_WORD))
    .map((path) => `${path} carries the parser of ICU texts`);
}

/** Paths of all built browser scripts. */
function browserScripts(): string[] {
  const folders = [
    builtShell(dist).folder,
    ...Object.keys(BUDGETS)
      .filter((part) => part !== 'shell')
      .map((part) => builtRemote(dist, part).folder),
  ];
  return folders
    .flatMap((folder) => readdirSync(join(folder, 'browser')).map((name) => join(folder, 'browser', name)))
    .filter((path) => path.endsWith('.js'));
}

/** Scripts without the compile hint as their very first line. A script whose digest precedes the hint does not run at all. */
function scriptsWithoutHint(): Finding[] {
  return browserScripts()
    .filter((path) => !readFileSync(path, 'utf8').startsWith(`${COMPILE_AT_ONCE}\n`))
    .map((path) => `${path} does not start with "${COMPILE_AT_ONCE}" (052-answering-the-first-press.md)`);
}

checks.push({
  title: 'no script carries the parser of ICU texts: catalogues are compiled',
  file,
  run: shippedParsers,
});

checks.push({
  title: 'every browser script starts with the compile hint',
  file,
  run: scriptsWithoutHint,
});

if (!existsSync(dist)) throw new Error('nothing has been built (npm run build)');
await runChecks('budgets', checks);
