import { themeCss } from '@rendezvous/theme/css';
import { SPACE, TYPE, WEIGHT } from '@rendezvous/theme/tokens';

/** The look of the test checkout: the product's type, colours and mark. */
export const PAGE_CSS = `${themeCss}
main{max-width:34rem;margin:0 auto;padding:${SPACE.s5} ${SPACE.s4h} ${SPACE.s9}}
header{display:flex;align-items:center;gap:${SPACE.s2};min-height:64px;font:${WEIGHT.displayLarge} ${TYPE.d1}/1 var(--font-display);font-variation-settings:'opsz' 18}
header svg{width:30px;height:30px;flex:none}.l{fill:var(--half-a)}.r{fill:var(--zest)}
.test{margin-bottom:${SPACE.s4};padding:${SPACE.s3} ${SPACE.s4};border-radius:var(--r-2);background:var(--note-soft);color:var(--on-note-soft);font-size:${TYPE.small}}
.card{padding:${SPACE.s5};border:1px solid var(--line);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--sh-1)}
h1{font:${WEIGHT.display} ${TYPE.d1}/1.1 var(--font-display);font-variation-settings:'opsz' 22;text-wrap:balance}
h2{margin:${SPACE.s5} 0 ${SPACE.s1};color:var(--ink-2);font-size:${TYPE.small};font-weight:${WEIGHT.strong}}
dl{display:grid;grid-template-columns:1fr auto;row-gap:${SPACE.s2};margin:${SPACE.s4h} 0}
dt{color:var(--ink-2)}dd{padding-inline-start:${SPACE.s4};text-align:right;font-variant-numeric:tabular-nums}
.total{padding-top:${SPACE.s3};border-top:1px solid var(--line);color:var(--ink);font-size:${TYPE.lead};font-weight:${WEIGHT.bold}}
.state{margin-top:${SPACE.s4};padding:${SPACE.s3} ${SPACE.s4};border-radius:var(--r-2);background:var(--surface-2)}
.state li,.state p{margin:${SPACE.s1} 0}
form{display:grid;gap:${SPACE.s2}}
button{display:grid;gap:${SPACE.s0h};min-height:52px;padding:${SPACE.s2h} ${SPACE.s4};border:1px solid var(--line-strong);border-radius:var(--r-2);background:var(--surface);font-weight:${WEIGHT.strong};text-align:start}
button:hover{background:var(--surface-2)}
button small{color:var(--ink-2);font-size:${TYPE.small};font-weight:${WEIGHT.regular}}
.pay{justify-items:center;align-content:center;border:0;border-radius:999px;background:var(--zest);color:var(--on-zest)}
.pay:hover{background:var(--zest-hover)}.pay:active{background:var(--zest-active)}
.back{display:inline-flex;align-items:center;min-height:48px;margin-top:${SPACE.s3}}`;

/** The mark of the product. */
export const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="l" d="M14.6 2.4a12 12 0 0 0 0 24Z"/><path class="r" d="M17.4 5.6a12 12 0 0 1 0 24Z"/></svg>';
