import type { DefaultTheme } from 'styled-components';
import type { DARK, SCALE } from './tokens.ts';

type Token = keyof typeof DARK | keyof typeof SCALE;
const token = (name: Token): string => `var(--${name})`;

/**
 * Semantic tokens for styled-components. Values are custom properties, so light and dark switch without rendering again
 * and server HTML fits both.
 */
export const theme = {
  color: {
    bg: token('bg'),
    surface: token('surface'),
    surface2: token('surface-2'),
    surface3: token('surface-3'),
    line: token('line'),
    lineStrong: token('line-strong'),
    ink: token('ink'),
    ink2: token('ink-2'),
    ink3: token('ink-3'),
    zest: token('zest'),
    zestHover: token('zest-hover'),
    zestActive: token('zest-active'),
    onZest: token('on-zest'),
    zestSoft: token('zest-soft'),
    onZestSoft: token('on-zest-soft'),
    zestText: token('zest-text'),
    fig: token('fig'),
    figHover: token('fig-hover'),
    onFig: token('on-fig'),
    figSoft: token('fig-soft'),
    onFigSoft: token('on-fig-soft'),
    glow: token('glow'),
    onGlow: token('on-glow'),
    glowSoft: token('glow-soft'),
    onGlowSoft: token('on-glow-soft'),
    leaf: token('leaf'),
    leafSoft: token('leaf-soft'),
    onLeafSoft: token('on-leaf-soft'),
    honey: token('honey'),
    honeySoft: token('honey-soft'),
    onHoneySoft: token('on-honey-soft'),
    danger: token('danger'),
    dangerSoft: token('danger-soft'),
    onDangerSoft: token('on-danger-soft'),
    onDanger: token('on-danger'),
    note: token('note'),
    noteSoft: token('note-soft'),
    onNoteSoft: token('on-note-soft'),
    focus: token('focus'),
    scrim: token('scrim'),
    photoScrim: token('photo-scrim'),
    halfA: token('half-a'),
    toastAct: token('toast-act'),
    bubbleMe: token('bubble-me'),
    onBubbleMe: token('on-bubble-me'),
    bubbleThem: token('bubble-them'),
    onBubbleThem: token('on-bubble-them'),
    /** Fixed in both themes: grounds and words that lie on photos, footer and lander poster. */
    onPhoto: token('on-photo'),
    photoPill: token('photo-pill'),
    onPhotoPill: token('on-photo-pill'),
    onPhotoNew: token('on-photo-new'),
    footer: token('footer'),
    onFooter: token('on-footer'),
    onFooterSoft: token('on-footer-soft'),
    footerLine: token('footer-line'),
    poster: token('poster'),
    onPoster: token('on-poster'),
    onPosterSoft: token('on-poster-soft'),
    posterAct: token('poster-act'),
    posterFig: token('poster-fig'),
    posterLine: token('poster-line'),
    figWord: token('fig-word'),
    markLight: token('mark-light'),
    markZest: token('mark-zest'),
  },
  shadow: { rest: token('sh-1'), float: token('sh-2'), modal: token('sh-3') },
  font: { display: token('font-display'), text: token('font-text') },
  size: {
    micro: token('t-micro'),
    small: token('t-small'),
    body: token('t-body'),
    lead: token('t-lead'),
    title: token('t-title'),
    d1: token('d-1'),
    d2: token('d-2'),
    d3: token('d-3'),
    d4: token('d-4'),
    target: token('target'),
    control: token('ctl'),
    bar: token('bar-h'),
    nav: token('nav-h'),
    listMin: token('list-min'),
    listMax: token('list-max'),
    messages: token('msg-max'),
    wrap: token('wrap'),
  },
  space: {
    s1: token('s-1'),
    s2: token('s-2'),
    s3: token('s-3'),
    s4: token('s-4'),
    s5: token('s-5'),
    s6: token('s-6'),
    s7: token('s-7'),
    s8: token('s-8'),
    s9: token('s-9'),
  },
  seam: token('seam'),
  radius: {
    seam: token('r-seam'),
    r1: token('r-1'),
    r2: token('r-2'),
    r3: token('r-3'),
    r4: token('r-4'),
    half: token('r-half'),
  },
  motion: {
    fast: token('m-fast'),
    base: token('m-base'),
    slow: token('m-slow'),
    meet: token('m-meet'),
    std: token('e-std'),
    out: token('e-out'),
    overshoot: token('e-meet'),
  },
  layer: {
    sticky: token('z-sticky'),
    bar: token('z-bar'),
    banner: token('z-banner'),
    menu: token('z-menu'),
    modal: token('z-modal'),
    toast: token('z-toast'),
    progress: token('z-progress'),
  },
} as const;

export type Theme = typeof theme;

/** styled-components' own theme type, which is ours. */
export type { DefaultTheme } from 'styled-components';

/** The theme as styled-components knows it. */
export type StyledTheme = DefaultTheme;

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
