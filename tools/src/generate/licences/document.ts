import type { Dependency } from './dependencies.ts';

const HEAD = `# Licences

What the product carries that others made. The two tables of packages are written by \`npm run write licences\` from the lock file;
\`npm test\` fails when they are out of date, or when a package in the browser has a licence that asks for more than a notice.

`;

/** The part of docs/licences.md that is written by hand ends here. */
export const MARK = '## Packages in the browser';

/** The current text of docs/licences.md: the hand-written part of the old one, and both tables. */
export function licencesDocument(
  old: string,
  { browser, server }: { browser: Dependency[]; server: Dependency[] },
): string {
  const byHand = old.includes(MARK) ? old.slice(0, old.indexOf(MARK)) : HEAD;
  return `${byHand}${MARK}\n\n${table(browser)}\n## Packages on the server\n\n${table(server)}`;
}

function table(dependencies: readonly Dependency[]): string {
  const rows = dependencies.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |\n`);
  return `| Package | Version | Licence |\n|---|---|---|\n${rows.join('')}`;
}
