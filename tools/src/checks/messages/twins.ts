import type { Finding } from '#src/lib/check.ts';
import type { Catalogues } from './catalogue.ts';

/**
 * English texts that several packages say under different ids, and homonyms that no longer are any.
 * @param homonyms English texts that mean several things, by the reason: their translations differ, or may
 */
export function twinFindings(
  packages: ReadonlyMap<string, Catalogues>,
  homonyms: Readonly<Record<string, string>>,
): Finding[] {
  const uses = new Map<string, { dir: string; id: string }[]>();
  for (const [dir, catalogues] of packages)
    for (const [id, text] of Object.entries(catalogues.get('en') ?? {}))
      uses.set(text, [...(uses.get(text) ?? []), { dir, id }]);
  const twins = [...uses].filter(([, said]) => new Set(said.map(({ dir }) => dir)).size > 1);
  const known = new Set(twins.map(([text]) => text));
  return [
    ...twins
      .filter(([text]) => !(text in homonyms))
      .map(([text, said]) => `"${text}" is ${said.map(({ dir, id }) => `${dir} ${id}`).join(' and ')}`),
    ...Object.keys(homonyms)
      .filter((text) => !known.has(text))
      .map((text) => `homonyms.json: no two packages say "${text}"`),
  ];
}
