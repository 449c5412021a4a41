import { FONT_FILES, type FontFile } from './font-files.ts';
import { STAND_IN_FACES, type StandInFace } from './stand-in-faces.ts';
import { BREAKPOINTS } from './media.ts';
import { DARK, LIGHT, SCALE, SPACE, TYPE, WEIGHT } from './tokens.ts';

/** URL prefix of the font files. */
const FONTS = '/fonts/';

function face({ family, file, weights, range }: FontFile): string {
  return `@font-face{font-family:'${family}';src:url(${addressOf(file)}) format('woff2');font-weight:${weights};font-display:swap;unicode-range:${range}}`;
}

/** Fallback fonts with the metrics of the real fonts, so that a font's arrival shifts nothing. */
function standIn({ family, local, weights, sizeAdjust, ascent, descent }: StandInFace): string {
  const sources = local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weights};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function properties(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const FACES = [...FONT_FILES.map(face), ...STAND_IN_FACES.map(standIn)].join('');

/** Light unless the system or `data-theme` says dark. The frame's bar, with its line, is higher on desktop. */
const TOKENS = [
  `:root{color-scheme:light;${properties(LIGHT)};${properties(SCALE)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${properties(DARK)}}}`,
  `:root[data-theme=dark]{color-scheme:dark;${properties(DARK)}}`,
  `@media (min-width:${BREAKPOINTS.desktop}px){:root{--bar-h:65px}}`,
  '@media (prefers-reduced-motion:reduce){:root{--m-fast:0ms;--m-base:0ms;--m-slow:0ms;--m-meet:0ms}*,*::before,*::after{animation:none!important;transition:none!important}}',
].join('');

/**
 * Base rules of every element; one of the focus ring's two tones is visible on any ground. Commissioner's space is narrow and narrower after
 * a 1, so words get a little more room: "1 in common" would read "1in common" in small type.
 */
const BASE = [
  '*,*::before,*::after{box-sizing:border-box}',
  `html{-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--bar-h) + ${SPACE.s4})}`,
  `body{margin:0;background:var(--bg);color:var(--ink);font:${WEIGHT.regular} ${TYPE.body}/var(--lh-body) var(--font-text);font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:break-word;hyphens:manual;word-spacing:1px}`,
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}',
  'ul,ol{list-style:none}img,svg{display:block}img{max-width:100%}',
  'button,input,select,textarea{font:inherit;word-spacing:inherit;color:inherit}button{background:none;border:0;padding:0;cursor:pointer}',
  `a{color:var(--zest-text);text-underline-offset:3px;text-decoration-thickness:1px}strong,b{font-weight:${WEIGHT.bold}}`,
  's{color:var(--ink-3);text-decoration-thickness:1px}',
  ':focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--surface)}',
  '[hidden]{display:none!important}',
  '@keyframes pressed{50%{opacity:.5}}[data-pressed]{scale:.97;opacity:.75;cursor:progress;animation:pressed 1s infinite}',
  'html:has(dialog:modal){overflow:hidden}',
].join('');

/** Fonts, tokens and base rules of every page, inlined into its head for the first paint. */
export const themeCss: string = FACES + TOKENS + BASE;

/** Design versions that a site can be set to (spec §9 Design version 2), each with its rules. */
export const DESIGNS: Readonly<Record<number, string>> = { 2: themeCss };

/** Fonts of the first paint in every language. */
export const FIRST_FONTS: readonly string[] = ['commissioner-latin', 'imbue-latin'].map(addressOf);

const POLISH_FONTS = ['commissioner-pl', 'imbue-pl'].map(addressOf);

/** Addresses of the fonts that a page in this language needs for its first paint. */
export function firstFonts(locale: string): readonly string[] {
  return locale === 'pl' ? [...FIRST_FONTS, ...POLISH_FONTS] : FIRST_FONTS;
}

function addressOf(file: string): string {
  return `${FONTS}${file}.woff2`;
}
