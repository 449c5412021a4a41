import { DARK, LIGHT, SCALE, SPACE, TYPE, WEIGHT } from '@rendezvous/theme/tokens';

const SERIF = "'Imbue','Bodoni 72','Bodoni MT',Didot,Georgia,serif";
const TEXT = "'Commissioner','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Width of the column in pixels; narrower windows get all of theirs. */
export const COLUMN = 600;
/** Size of the mark in pixels; its picture has twice as many. */
export const MARK = 40;

/** Inline styles of the mail's parts: the light theme as plain values, since mail programs know no custom properties. */
export const STYLE = {
  page: `margin:0;padding:0;width:100%;background:${LIGHT.bg};color:${LIGHT.ink};font-family:${TEXT};font-size:${TYPE.body};line-height:1.5;-webkit-text-size-adjust:100%`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all',
  ground: `background:${LIGHT.bg}`,
  gutter: `padding:${SPACE.s5} ${SPACE.s4} ${SPACE.s6h}`,
  column: `width:100%;max-width:${COLUMN}px`,
  brand: `padding:0 ${SPACE.s2} ${SPACE.s4h}`,
  mark: `display:block;width:${MARK}px;height:${MARK}px;border:0`,
  markDark: `display:none;width:${MARK}px;height:${MARK}px;border:0;mso-hide:all`,
  site: `padding-left:${SPACE.s2h};color:${LIGHT.ink};font-family:${SERIF};font-size:${TYPE.d1};line-height:1;font-weight:${WEIGHT.display}`,
  card: `background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-color:${LIGHT.line};border-radius:${SCALE['r-3']};padding:${SPACE.s6} ${SPACE.s6}`,
  title: `margin:0 0 ${SPACE.s4h};color:${LIGHT.ink};font-family:${SERIF};font-size:32px;line-height:1.12;font-weight:${WEIGHT.display}`,
  whole: 'white-space:nowrap',
  line: `margin:0 0 ${SPACE.s4};color:${LIGHT.ink};font-size:${TYPE.lead};line-height:1.5`,
  heading: `margin:${SPACE.s5} 0 ${SPACE.s2};color:${LIGHT.ink};font-size:${TYPE.title};line-height:1.3;font-weight:${WEIGHT.strong}`,
  list: `margin:0 0 ${SPACE.s4};padding:0 0 0 ${SPACE.s4h};color:${LIGHT.ink};font-size:${TYPE.lead};line-height:1.5`,
  item: `margin:0 0 ${SPACE.s1h};color:${LIGHT.ink}`,
  strong: `font-weight:${WEIGHT.strong}`,
  act: `border-radius:${SCALE['r-half']};background:${LIGHT.zest}`,
  button: `display:inline-block;border-radius:${SCALE['r-half']};background:${LIGHT.zest};color:${LIGHT['on-zest']};padding:${SPACE.s3h} ${SPACE.s5h};font-size:${TYPE.strong};line-height:1.25;font-weight:${WEIGHT.strong};text-decoration:none`,
  bare: `margin:${SPACE.s4h} 0 0;color:${LIGHT['ink-3']};font-size:${TYPE.micro};line-height:1.5;word-break:break-all`,
  footer: `padding:${SPACE.s4h} ${SPACE.s2} 0;color:${LIGHT['ink-3']};font-size:${TYPE.micro};line-height:1.5`,
  small: `margin:0 0 ${SPACE.s2h}`,
  link: `color:${LIGHT['zest-text']};text-decoration:underline`,
} as const;

type Role = keyof typeof DARK;
type Property = 'background' | 'border-color' | 'color';

/** What each part wears on a dark ground, by its class. */
const DARK_PARTS: Readonly<Record<string, Partial<Record<Property, Role>>>> = {
  bg: { background: 'bg' },
  ink: { color: 'ink' },
  card: { background: 'surface', 'border-color': 'line' },
  soft: { color: 'ink-3' },
  zest: { background: 'zest' },
  act: { background: 'zest', color: 'on-zest' },
  link: { color: 'zest-text' },
};

/** Rules of the parts, each selector led by `prefix`. */
const darkRules = (prefix: string): string =>
  Object.entries(DARK_PARTS)
    .map(([name, roles]) => {
      const values = Object.entries(roles).map(([property, role]) => `${property}:${DARK[role]}!important`);
      return `${prefix}.${name}{${values.join(';')}}`;
    })
    .join('');

const SWAP = (prefix: string): string =>
  `${prefix}.on-light{display:none!important}${prefix}.on-dark{display:block!important}`;

/**
 * The sheet of a mail: the dark theme, for programs that ask the system (Apple Mail, Thunderbird) and for Outlook on the web, which marks
 * its dark page with `data-ogsc`; and narrower padding on a phone. Programs that drop the sheet show the light theme.
 */
export const SHEET =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${darkRules('')}${SWAP('')}}` +
  darkRules('[data-ogsc] ') +
  SWAP('[data-ogsc] ') +
  `@media (max-width:480px){.card{padding:${SPACE.s5} ${SPACE.s4h}!important}}`;
