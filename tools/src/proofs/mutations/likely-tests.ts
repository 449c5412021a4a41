/** Weights of what a test has in common with a source; found out by trying which test noticed a fault. */
const IMPORTS_FILE = 20;
const IMPORTS_SAME = 4;
const IN_PATH = 4;
const MOST_MENTIONS = 4;
/** Letters by which words are compared: `operations` and `operators` are about the same. */
const STEM = 6;

/** A source, and the text of its folder, whose imports say which resources it is about. */
export interface Source {
  file: string;
  folderText: string;
}

/**
 * Puts the tests of the API into the order in which they are likely to notice a fault in a source: by what both import, by words of its
 * path in theirs, and by how often they mention those words. What few tests have in common with it counts more.
 */
export function likelyFirst({ file, folderText }: Source, tests: ReadonlyMap<string, string>): string[] {
  const inside = file.replace(/^api\/src\//, '');
  const folder = inside.slice(0, inside.lastIndexOf('/') + 1);
  const imports = [`'#src/${folder}`, ...new Set(folderText.match(/'@rendezvous\/[^']+'/g))];
  const words = stemsOf(inside);
  const all = [...tests];
  const rarity = (has: (path: string, text: string) => boolean): number =>
    Math.log((all.length + 1) / (all.filter(([path, text]) => has(path, text)).length + 1));
  const weights = new Map<string, number>([
    ...imports.map((name) => [name, rarity((_path, text) => text.includes(name))] as const),
    ...words.map((word) => [word, rarity((path) => path.includes(word))] as const),
  ]);
  const score = (path: string, text: string): number => {
    let sum = text.includes(`'#src/${inside}'`) ? IMPORTS_FILE : 0;
    for (const name of imports) if (text.includes(name)) sum += IMPORTS_SAME * weights.get(name)!;
    for (const word of words) {
      const mentions = Math.min(MOST_MENTIONS, text.split(word).length - 1);
      sum += (mentions + (path.includes(word) ? IN_PATH : 0)) * weights.get(word)!;
    }
    return sum;
  };
  return all
    .map(([path, text]) => ({ path, score: score(path, text) }))
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .map(({ path }) => path);
}

const COMMON = new Set(['servic', 'reposi', 'routes', 'policy', 'presen', 'platfo', 'lib', 'face']);

/** Beginnings of the words of a path that say what it is about. */
function stemsOf(inside: string): string[] {
  const words = inside.replace(/\.tsx?$/, '').split(/[/-]/);
  const stems = words.map((word) => word.replace(/s$/, '').slice(0, STEM)).filter((stem) => stem.length > 3);
  return [...new Set(stems)].filter((stem) => !COMMON.has(stem));
}
