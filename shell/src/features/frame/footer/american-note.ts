/**
 * Note to readers in the United States, in their country's English only (spec §2 Footer: English-only US footer). It is
 * no text of the catalogues, because no other language ever shows it.
 */
export const americanNote = (site: string): string =>
  `In the United States: ${site} doesn’t run criminal background checks on members. Meet in public first, tell a friend where you’re going, and never send money to somebody you haven’t met.`;
