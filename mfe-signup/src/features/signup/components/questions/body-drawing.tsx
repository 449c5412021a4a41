import { theme } from '@rendezvous/theme/theme';
import type { Profile } from '@rendezvous/contract/resources/profile/schemas';

type BodyType = NonNullable<Profile['body_type']>;

/** Left and right half of each build. */
const HALVES: Readonly<Record<BodyType, readonly [string, string]>> = {
  slim: ['M48 36C32 36 32 52 38 66 32 80 32 102 48 102Z', 'M52 36C68 36 68 52 62 66 68 80 68 102 52 102Z'],
  average: ['M48 36C26 36 26 52 32 66 26 80 26 102 48 102Z', 'M52 36C74 36 74 52 68 66 74 80 74 102 52 102Z'],
  athletic: [
    'M48 36C12 36 12 52 35 66 29 80 29 102 48 102Z',
    'M52 36C88 36 88 52 65 66 71 80 71 102 52 102Z',
  ],
  curvy: ['M48 36C22 36 22 52 35 66 12 80 12 102 48 102Z', 'M52 36C78 36 78 52 65 66 88 80 88 102 52 102Z'],
  full: ['M48 36C14 36 14 52 14 66 10 80 10 102 48 102Z', 'M52 36C86 36 86 52 86 66 90 80 90 102 52 102Z'],
};

/** A build as two halves of a figure; dashed when nothing is said. */
export function BodyDrawing({ of }: { of: BodyType | null }) {
  if (of === null) {
    const [left, right] = HALVES.average;
    const dashed = { fill: 'none', stroke: theme.color.lineStrong, strokeWidth: 2, strokeDasharray: '5 5' };
    return (
      <svg viewBox="0 0 100 104" aria-hidden="true">
        <circle cx="50" cy="17" r="13" style={dashed} />
        <path d={left} style={dashed} />
        <path d={right} style={dashed} />
      </svg>
    );
  }
  const [left, right] = HALVES[of];
  return (
    <svg viewBox="0 0 100 104" aria-hidden="true">
      <circle cx="50" cy="17" r="14" fill={theme.color.glow} />
      <path d={left} fill={theme.color.halfA} />
      <path d={right} fill={theme.color.zest} />
    </svg>
  );
}
