import { stroke } from './drawing.ts';
import type { Tones } from './palette.ts';

/** Ages at which a further set of lines begins. */
const STAGES = [33, 44, 55, 65] as const;

/** How many sets of lines a face has, 0 to 4. */
export const stageOf = (age: number): number => STAGES.filter((start) => age >= start).length;

/** Lines of a face: laughter first, then cheeks, forehead and throat. */
export function lines(age: number, [, shade, deep]: Tones): string {
  const stage = stageOf(age);
  const both = (left: string, right: string, width: number, strength: number): string =>
    stroke(left, shade, width, ` opacity="${strength}"`) +
    stroke(right, deep, width, ` opacity="${strength * 0.7}"`);
  return [
    stage >= 1 ? both('M146,217l-7,-3M146,222l-7,2', 'M255,217l7,-3M255,222l7,2', 2.4, 0.8) : '',
    stage >= 2
      ? both('M167,260Q157,273 161,290', 'M236,260Q245,273 241,290', 3, 0.9) +
        both('M158,230Q170,234 182,229', 'M220,229Q232,234 244,230', 2.4, 0.75)
      : '',
    stage >= 3
      ? both('M166,160Q182,155 199,158', 'M206,158Q222,155 238,160', 2.6, 0.75) +
        both('M145,228l-6,4', 'M256,228l6,4', 2.4, 0.8) +
        both('M195,184l1,-11', 'M208,184l-1,-11', 2.4, 0.7)
      : '',
    stage >= 4
      ? both('M164,170Q182,165 199,168', 'M206,168Q222,165 240,170', 2.4, 0.7) +
        both('M156,236Q168,243 181,237', 'M221,237Q234,243 246,236', 2.4, 0.7) +
        both('M160,294Q155,303 160,311', 'M242,294Q247,303 242,311', 3, 0.8)
      : '',
  ].join('');
}

/** Lines of the throat, from about sixty on. */
export function throatLines(age: number, chin: number, [, shade]: Tones): string {
  if (stageOf(age) < 3) return '';
  return (
    stroke(`M182,${chin + 34}Q196,${chin + 42} 208,${chin + 40}`, shade, 2.6, ' opacity=".8"') +
    stroke(`M180,${chin + 48}Q196,${chin + 55} 206,${chin + 53}`, shade, 2.6, ' opacity=".6"')
  );
}
