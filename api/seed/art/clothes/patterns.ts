import { stroke } from '../drawing.ts';

export const PATTERNS = ['plain', 'stripes', 'dots', 'check', 'block', 'pinstripe', 'leaves'] as const;
export type Pattern = (typeof PATTERNS)[number];

const rows = (from: number, to: number, step: number, drawn: (y: number, row: number) => string): string =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_value, row) => drawn(from + row * step, row)).join(
    '',
  );

/** Pattern printed on a cloth, drawn inside its outline. */
export function pattern(kind: Pattern, trim: string, second: string): string {
  switch (kind) {
    case 'plain':
      return '';
    case 'stripes':
      return rows(440, 760, 34, (y) => stroke(`M10,${y}Q200,${y + 26} 390,${y}`, second, 11));
    case 'pinstripe':
      return `<path d="${rows(20, 400, 22, (x) => `M${x},380V760`)}" stroke="${second}" stroke-width="2" opacity=".5"/>`;
    case 'dots':
      return `<g fill="${second}">${rows(410, 760, 30, (y, row) => rows(20 + (row % 2) * 18, 400, 36, (x) => `<circle cx="${x}" cy="${y}" r="5.5"/>`))}</g>`;
    case 'check':
      return `<g stroke="${trim}" stroke-width="13" opacity=".75"><path d="${rows(24, 400, 44, (x) => `M${x},370V760`)}"/><path d="${rows(410, 760, 44, (y) => `M0,${y}H400`)}"/></g><g stroke="${second}" stroke-width="2.4" opacity=".6"><path d="${rows(46, 400, 44, (x) => `M${x},370V760`)}"/><path d="${rows(432, 760, 44, (y) => `M0,${y}H400`)}"/></g>`;
    case 'block':
      return `<path d="M0,474Q200,500 400,474V760H0Z" fill="${second}"/>`;
    case 'leaves':
      return `<g fill="${second}">${rows(424, 760, 46, (y, row) => rows(30 + (row % 2) * 30, 400, 60, (x) => `<path d="M${x},${y}q14,-20 26,0q-12,16 -26,0z" transform="rotate(${(x * 7 + y * 3) % 90} ${x} ${y})"/>`))}</g>`;
  }
}
