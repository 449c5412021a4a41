import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MatchFinderBody } from '@rendezvous/contract/resources/match-finder/schemas';
import { problem } from '#src/platform/lib/problem.ts';
import { readCursor, writeCursor, type Position } from '#src/platform/lib/cursor.ts';

/** Asked appearance and background. */
export type Traits = Pick<MatchFinderBody, 'appearance' | 'background'>;

/**
 * The conditions on `profiles p` in whose order members are listed: those who declared all that is asked, then those who left one
 * answer open, then both. Members who declared otherwise are in none.
 */
export function bandsOf({ appearance, background }: Traits): RawBuilder<SqlBool>[] {
  const asked = [
    appearance && {
      fits: sql<SqlBool>`p.appearance = ${appearance}`,
      open: sql<SqlBool>`p.appearance is null`,
    },
    background && {
      fits: sql<SqlBool>`p.background = ${background}`,
      open: sql<SqlBool>`p.background is null`,
    },
  ].filter((trait) => trait !== undefined);
  const [one, two] = asked;
  if (!one) return [sql<SqlBool>`true`];
  if (!two) return [one.fits, one.open];
  return [
    sql<SqlBool>`${one.fits} and ${two.fits}`,
    sql<SqlBool>`((${one.fits} and ${two.open}) or (${one.open} and ${two.fits}))`,
    sql<SqlBool>`${one.open} and ${two.open}`,
  ];
}

/** Position at which a page of the match finder ended. */
export interface BandPosition {
  band: number;
  /** Null at the start of the band. */
  after: Position | null;
}

/** Opaque text for the client to hand back: the band, and the place in it. */
export const writeBandCursor = ({ band, after }: { band: number; after: Position }): string =>
  `${band}${writeCursor(after)}`;

/**
 * Reads a cursor this server wrote; the start without one.
 * @throws problem `malformed` for any other text, and for a band that these answers do not have
 */
export function readBandCursor(text: string | undefined, bands: number): BandPosition {
  if (!text) return { band: 0, after: null };
  const band = Number(text[0]);
  if (!(band < bands)) throw problem('malformed', { field: 'cursor' });
  return { band, after: readCursor(text.slice(1)) };
}
