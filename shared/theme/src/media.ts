/** Widths at which the layout changes, in CSS pixels (spec §9 Layout breakpoints). */
export const BREAKPOINTS = { phone: 576, tablet: 768, desktop: 992, wide: 1200 } as const;

/** Media queries for styled-components: `${media.desktop} { … }`. */
export const media = {
  phone: `@media (min-width: ${BREAKPOINTS.phone}px)`,
  tablet: `@media (min-width: ${BREAKPOINTS.tablet}px)`,
  desktop: `@media (min-width: ${BREAKPOINTS.desktop}px)`,
  wide: `@media (min-width: ${BREAKPOINTS.wide}px)`,
  belowPhone: `@media (max-width: ${BREAKPOINTS.phone - 1}px)`,
  belowTablet: `@media (max-width: ${BREAKPOINTS.tablet - 1}px)`,
  belowDesktop: `@media (max-width: ${BREAKPOINTS.desktop - 1}px)`,
  /** Desks where the bar has room for its icons and a long name, in every language. */
  roomy: '@media (min-width: 1440px)',
  /** Large desks, where a grid has room for six columns. */
  huge: '@media (min-width: 1600px)',
  /** Narrowest phones, where labels are hidden before they would be cut. */
  narrow: '@media (max-width: 379px)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** Styles of the installed app: `${media.installed} { … }`; a small script in the page's head sets the attribute. */
  installed: ':root[data-installed] &',
} as const;
