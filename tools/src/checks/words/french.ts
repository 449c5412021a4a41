import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';

/** A text with the spaces that French asks for, none of which breaks a line: narrow ones before ; ? ! » and after «, a full one before a colon. */
export function frenchSpaced(text: string): string {
  return (
    text
      .replaceAll(/(?<=[^\s?!])\s?([;?!])/gu, '\u202F$1')
      .replaceAll(/(?<=\S)\s?»/gu, '\u202F»')
      .replaceAll(/«\s?/gu, '«\u202F')
      // Only where words end: addresses and times have their colon, too.
      .replaceAll(/(?<=\S)\s?:(?=\s|$)/gu, '\u00A0:')
  );
}

/** French texts with marks at ordinary spaces, or at none. */
export function frenchFindings(texts: Catalogue): Finding[] {
  return Object.entries(texts)
    .filter(([, text]) => frenchSpaced(text) !== text)
    .map(
      ([id, text]) =>
        `fr: ${id} should be "${frenchSpaced(text)}", with U+202F before ; ? ! » and after «, U+00A0 before a colon`,
    );
}
