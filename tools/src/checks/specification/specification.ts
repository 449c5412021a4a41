import type { Finding } from '#src/lib/check.ts';

/** The paths that section 2 of the specification lists, in the notation of the route table. */
export function specifiedPaths(text: string): string[] {
  const section = /^## 2\.[\s\S]*?(?=^## |\n### )/m.exec(text)?.[0] ?? '';
  const lists = section
    .split('\n')
    .filter((line) => /^\*\*(Members and chat|Account|Money|Other|Pages|Landers):\*\*/.test(line));
  return lists.flatMap((line) => {
    const [, title, list] = /^\*\*([^:]+):\*\* (.*)$/.exec(line)!;
    return list!
      .split(/[;,]\s*/)
      .map((item) =>
        item
          .replace(/^and /, '')
          .replace(/ \(.*\)$/, '')
          .replace(/\.$/, '')
          .trim(),
      )
      .map((item) => (title === 'Pages' && item === '{token}' ? '/pages/{token}' : item))
      .flatMap(alternatives)
      .map((path) => path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2'));
  });
}

/** `/a/{b|c}/{d?}` is `/a/b/{d?}` and `/a/c/{d?}`. */
function alternatives(path: string): string[] {
  const choice = /\{([^}|]+\|[^}]+)\}/.exec(path);
  if (!choice) return [path];
  return choice[1]!.split('|').flatMap((word) => alternatives(path.replace(choice[0], word)));
}

/** The route names the specification uses in navigation. */
export function navigationNames(text: string): string[] {
  const list = /Route names used in navigation: ([^.]*)\./.exec(text)?.[1] ?? '';
  return list.split(', ').filter(Boolean);
}

/** Entries of one list that the other lacks. */
export function compareSets(wanted: readonly string[], given: readonly string[]): Finding[] {
  const lacking = wanted.filter((item) => !given.includes(item)).map((item) => `missing: ${item}`);
  const surplus = given.filter((item) => !wanted.includes(item)).map((item) => `not specified: ${item}`);
  return wanted.length ? [...lacking, ...surplus] : ['the specification could not be read'];
}
