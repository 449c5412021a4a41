/** Weights of what a test has in common with a source; found out by trying which test noticed a fault. */
const IMPORTS_FILE = 20;
const IMPORTS_FOLDER = 8;
const IN_PATH = 8;
const MOST_MENTIONS = 6;

/**
 * Puts the tests of the API into the order in which they are likely to notice a fault in a source: by what they import, by words of its
 * path in theirs, and by how often they mention those words.
 */
export function likelyFirst(file: string, tests: ReadonlyMap<string, string>): string[] {
  const inside = file.replace(/^api\/src\//, '');
  const folder = inside.slice(0, inside.lastIndexOf('/') + 1);
  const words = wordsOf(inside);
  const score = (path: string, text: string): number => {
    const imports = text.includes(`#src/${inside}'`) ? IMPORTS_FILE : 0;
    const neighbours = text.includes(`#src/${folder}`) ? IMPORTS_FOLDER : 0;
    const named = words.filter((word) => path.includes(word)).length * IN_PATH;
    const mentions = words.map((word) => Math.min(MOST_MENTIONS, text.split(word).length - 1));
    return imports + neighbours + named + mentions.reduce((sum, count) => sum + count, 0);
  };
  return [...tests]
    .map(([path, text]) => ({ path, score: score(path, text) }))
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .map(({ path }) => path);
}

const COMMON = new Set(['service', 'repository', 'routes', 'policy', 'presenter', 'platform', 'lib', 'face']);

/** Words of a path that say what it is about, in the singular, without the district. */
function wordsOf(inside: string): string[] {
  const [, ...parts] = inside.replace(/\.tsx?$/, '').split('/');
  const words = parts.flatMap((part) => [part, ...part.split('-')]).filter((word) => word.length > 3);
  return [...new Set(words.map((word) => word.replace(/s$/, '')))].filter((word) => !COMMON.has(word));
}
