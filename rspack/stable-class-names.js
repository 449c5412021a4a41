import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from './parts.js';

/** A component id as the styled-components plugin writes it: it digests the file's content, comments included. */
const COMPONENT_ID = /(componentId:\s*")([\w-]+__)?sc-[0-9a-z]+-(\d+)"/g;

/**
 * Loader: names the styled components of a file by its path below the repository's root and by their place in it, so
 * that the names follow neither a comment nor the folder of the checkout. The name of a rule still follows its CSS.
 */
export default function stableClassNames(source) {
  if (!source.includes('componentId')) return source;
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- a loader is called on its context
  const file = path.relative(ROOT, this.resourcePath).replaceAll(path.sep, '/');
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 8);
  return source.replaceAll(
    COMPONENT_ID,
    (_, key, namespace = '', place) => `${key}${namespace}sc-${digest}-${place}"`,
  );
}
