import type { ReactNode } from 'react';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import { theme } from '@rendezvous/theme/theme';

/** The three colours of a gift. They are on white in both themes. */
const FIG = theme.color.posterFig;
const ZEST = theme.color.posterAct;
const PEACH = theme.color.poster;

/** A line of a drawing. */
const line = (d: string, colour: string) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
);

/** The drawings, on a grid of 48: two halves with the seam in their middle. */
const DRAWINGS: Readonly<Record<GiftName, ReactNode>> = {
  rose: (
    <>
      <path d="M23 5a12 12 0 0 0 0 24z" fill={FIG} />
      <path d="M25 5a12 12 0 0 1 0 24z" fill={ZEST} />
      <path d="M23 12a5 5 0 0 0 0 10zM25 9a8 8 0 0 1 5 8c-1 4-3 5-5 5z" fill={PEACH} />
      <path d="M26 41c0-6 4-9 10-9 0 6-4 9-10 9z" fill={FIG} />
      {line('M24 31v13', FIG)}
    </>
  ),
  coffee: (
    <>
      {line('M18 5c-3 3 2 5-1 9M27 5c-3 3 2 5-1 9', PEACH)}
      {line('M37 21h1a5 5 0 0 1 0 10h-1', ZEST)}
      <path d="M9 18h14v19h-5a9 9 0 0 1-9-9z" fill={FIG} />
      <path d="M25 18h12v10a9 9 0 0 1-9 9h-3z" fill={ZEST} />
      {line('M9 42h28', FIG)}
    </>
  ),
  croissant: (
    <>
      <path d="M23 9C10 10 3 21 5 36c5-2 6-6 9-9 3-2 6-3 9-3z" fill={FIG} />
      <path d="M25 9c13 1 20 12 18 27-5-2-6-6-9-9-3-2-6-3-9-3z" fill={ZEST} />
      {line('M16 14l-1 10M9 22l1 8M32 14l1 10M39 22l-1 8', PEACH)}
    </>
  ),
  wine: (
    <>
      <path d="M13 5h10v22c-6-1-11-5-11-12z" fill={FIG} />
      <path d="M25 5h10l1 10c0 7-5 11-11 12z" fill={PEACH} />
      <path d="M25 14h11c0 8-5 12-11 13z" fill={ZEST} />
      {line('M24 29v13M16 43h16', FIG)}
    </>
  ),
  chocolates: (
    <>
      <path d="M7 22h16v20H10a3 3 0 0 1-3-3zM5 14h18v6H5z" fill={FIG} />
      <path d="M25 22h16v17a3 3 0 0 1-3 3H25zM25 14h18v6H25z" fill={ZEST} />
      {line('M24 12c-4-9-15-8-10 0M24 12c4-9 15-8 10 0', PEACH)}
    </>
  ),
  orange: (
    <>
      <path d="M17 5a19 19 0 0 1 0 38z" fill={ZEST} />
      <path d="M17 9a15 15 0 0 1 0 30z" fill={PEACH} />
      <path d="M19 22V12c4 1 6 3 8 5zM21 24l8-5c2 3 2 7 0 10zM19 26l8 5c-2 2-4 4-8 5z" fill={ZEST} />
      <path d="M13 5v38" stroke={FIG} strokeWidth={2.4} strokeLinecap="round" strokeDasharray="1 6" />
    </>
  ),
  icecream: (
    <>
      <path d="M23 4a11 11 0 0 0-10 18h10z" fill={PEACH} />
      <path d="M25 4a11 11 0 0 1 10 18H25z" fill={ZEST} />
      <path d="M14 25h9v19zM25 25h9l-9 19z" fill={FIG} />
    </>
  ),
  cinema: (
    <>
      <path d="M4 13h19v22H4v-6a5 5 0 0 0 0-10z" fill={FIG} />
      <path d="M25 13h19v6a5 5 0 0 0 0 10v6H25z" fill={ZEST} />
      <path d="M32 19l7 5-7 5zM12 20h6v8h-6z" fill={PEACH} />
    </>
  ),
  record: (
    <>
      <path d="M23 4a20 20 0 0 0 0 40V29a5 5 0 0 1 0-10z" fill={FIG} />
      <path d="M25 4a20 20 0 0 1 0 40V29a5 5 0 0 0 0-10z" fill={ZEST} />
      {line('M11 24a13 13 0 0 1 8-12M37 24a13 13 0 0 1-8 12', PEACH)}
    </>
  ),
  umbrella: (
    <>
      <path d="M23 6C11 6 4 14 3 25c5-4 8-3 10 0 2-3 6-4 10 0z" fill={FIG} />
      <path d="M25 6c12 0 19 8 20 19-5-4-8-3-10 0-2-3-6-4-10 0z" fill={ZEST} />
      {line('M24 27v12a4 4 0 0 0 8 0', FIG)}
    </>
  ),
  candle: (
    <>
      <path d="M24 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" fill={PEACH} />
      <path d="M24 10c2 2 3 4 3 6a3 3 0 0 1-6 0c0-2 1-4 3-6z" fill={ZEST} />
      <path d="M16 24h7v18h-7z" fill={FIG} />
      <path d="M25 24h7v18h-7z" fill={ZEST} />
      {line('M9 44h30', FIG)}
    </>
  ),
  star: (
    <>
      {line('M5 44l8-10M15 44l6-7M3 33l7-8', PEACH)}
      <path d="M27 5l-4 9-11 1 8 7-3 11 10-6z" fill={FIG} />
      <path d="M29 5l4 9 11 1-8 7 3 11-10-6z" fill={ZEST} />
    </>
  ),
};

/** Drawing of a gift, for the eye alone: its name is next to it. */
export function GiftArt({ gift, size = 32 }: { gift: GiftName; size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {DRAWINGS[gift]}
    </svg>
  );
}
