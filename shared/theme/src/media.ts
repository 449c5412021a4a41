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
  /** The narrowest phones, where labels give way before they are cut. */
  narrow: '@media (max-width: 379px)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** The page runs as an installed app: `${media.installed} { … }`, told by the small script in the page's head. */
  installed: ':root[data-installed] &',
} as const;
