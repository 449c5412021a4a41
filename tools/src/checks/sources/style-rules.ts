import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { declarationsIn, type Declaration } from '#src/lib/styles.ts';

/** Sources that style the product. The theme itself holds the values. */
const STYLED_SOURCE =
  /^(?:shell|mfe-[a-z]+|shared\/(?!theme\/|testing\/)[\w-]+)\/src\/.*(?<!\.test|\.d)\.tsx?$/;

const SPACING = /^(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/;
/** Lengths of a screen. Print is measured in `pt`; `em`, `%` and `fr` follow what is around. */
const LENGTH = /(?<![\w.#$-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem)\b/g;
const WEIGHT = /(?<![\w.#$-])(?:[1-9]\d{1,3}|bold(?:er)?|lighter)(?![\w.%-])/g;
const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange)(?![\w-])/gi;

/** Nothing, and the width of a hairline: a spacing that only makes room for a border. */
const FREE_LENGTHS = new Set(['0px', '1px', '-1px']);

/** Literal values in styles where the theme has tokens (decision 045). */
export function styleFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => STYLED_SOURCE.test(file))
    .flatMap((file) => literalsIn(readFileSync(join(root, file), 'utf8'), file));
}

/** The same for one source. */
export function literalsIn(source: string, file: string): Finding[] {
  return declarationsIn(source, file).flatMap((declaration) =>
    literalsOf(declaration).map(({ literal, tokens }) => {
      const line = source.slice(0, declaration.start).split('\n').length;
      return `${file}:${line} ${declaration.property}: ${literal} is no token; take one of ${tokens}`;
    }),
  );
}

interface Literal {
  literal: string;
  tokens: string;
}

function literalsOf({ property, value }: Declaration): Literal[] {
  const bare = value.replaceAll(/url\([^)]*\)|'[^']*'|"[^"]*"/g, '');
  const find = (pattern: RegExp, tokens: string) =>
    [...bare.matchAll(pattern)].map(([literal]) => ({ literal, tokens }));
  if (SPACING.test(property))
    return find(LENGTH, 'theme.space').filter(({ literal }) => !FREE_LENGTHS.has(literal));
  if (property === 'font-size') return find(LENGTH, 'theme.size');
  if (property === 'font-weight') return find(WEIGHT, 'theme.weight');
  if (property === 'font') return fontLiterals(bare);
  return find(COLOUR, 'theme.color');
}

/** `font: <weight> <size>/<line> <family>`: the line belongs to the size and is no token. */
function fontLiterals(value: string): Literal[] {
  const [before = ''] = value.split('/');
  const sizes = [...before.matchAll(LENGTH)].map(([literal]) => ({ literal, tokens: 'theme.size' }));
  const weights = [...before.replaceAll(LENGTH, '').matchAll(WEIGHT)].map(([literal]) => ({
    literal,
    tokens: 'theme.weight',
  }));
  return [...sizes, ...weights];
}
