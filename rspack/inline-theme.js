import { media } from '../shared/theme/src/media.ts';
import { theme } from '../shared/theme/src/theme.ts';

/** Replacement of a name: all of it is constant text, so that no build carries the objects or looks them up. */
const CONSTANTS = { media, theme };

const IMPORTED = /import \{[^}]*\b(media|theme)\b[^}]*\} from '@rendezvous\/theme\/(?:media|theme)'/g;

/**
 * Loader that writes the theme's tokens and media queries into the source: `${theme.color.zest}` becomes `var(--zest)` and a
 * template without other interpolations becomes static. Names that a file does not import from the theme stay.
 * @param {string} source
 */
export default function inlineTheme(source) {
  const names = [...source.matchAll(IMPORTED)].map(([, name]) => name);
  return names.reduce(inlineName, source);
}

/**
 * @param {string} source
 * @param {string} name
 */
function inlineName(source, name) {
  const path = String.raw`\b${name}((?:\.\w+)+)\b`;
  return source
    .replaceAll(new RegExp(String.raw`\$\{${path}\}`, 'g'), (all, keys) => textAt(name, keys) ?? all)
    .replaceAll(new RegExp(String.raw`(?<![.\w])${path}(?![.\w(=:])`, 'g'), (all, keys) => {
      const text = textAt(name, keys);
      return text === undefined ? all : JSON.stringify(text);
    });
}

/**
 * @param {string} name
 * @param {string} keys
 * @returns {string | undefined}
 */
function textAt(name, keys) {
  const value = keys
    .slice(1)
    .split('.')
    .reduce((object, key) => object?.[key], CONSTANTS[name]);
  return typeof value === 'string' ? value : undefined;
}
