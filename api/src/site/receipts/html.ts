import type { ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { themeCss } from '@rendezvous/theme/css';
import { SPACE, TYPE, WEIGHT } from '@rendezvous/theme/tokens';
import { colorScheme, rootTag } from '#src/platform/http/theme-html.ts';
import { escapeHtml as escape } from '#src/platform/lib/html.ts';
import type { PaperContent, PaperLine } from './content.ts';

/** Both halves of the mark. */
export const MARK = ['M14.6 2.4a12 12 0 0 0 0 24Z', 'M17.4 5.6a12 12 0 0 1 0 24Z'] as const;

/** A sheet in the site's look; printed, it is the sheet alone on white. */
const CSS = `${themeCss}
main{max-width:820px;margin:0 auto;padding:${SPACE.s4} ${SPACE.s4} ${SPACE.s9}}
.acts{display:flex;flex-wrap:wrap;justify-content:space-between;gap:${SPACE.s2};margin-bottom:${SPACE.s3}}
.acts a{display:inline-flex;align-items:center;min-height:48px}
.acts a:last-child{padding:0 ${SPACE.s5};border:1px solid var(--line-strong);border-radius:999px;color:var(--ink);font-weight:${WEIGHT.strong};text-decoration:none}
article{padding:${SPACE.s5h};border:1px solid var(--line);border-radius:var(--r-3);background:var(--surface);font-size:${TYPE.small}}
.top,.title,.foot,.sums{display:flex;flex-wrap:wrap;justify-content:space-between;gap:${SPACE.s4}}
.brand{display:flex;align-items:center;gap:${SPACE.s2};font:${WEIGHT.displayLarge} ${TYPE.d1}/1 var(--font-display)}
.brand svg{width:36px;height:36px;flex:none}.l{fill:var(--half-a)}.r{fill:var(--zest)}
address{font-style:normal;text-align:right;color:var(--ink-2)}
.title{align-items:flex-end;margin:${SPACE.s5h} 0 ${SPACE.s4}}
h1{font:${WEIGHT.display} ${TYPE.d2}/1 var(--font-display);font-variation-settings:'opsz' 26}
.number{margin-top:${SPACE.s2};font-weight:${WEIGHT.strong}}
dl div{display:flex;justify-content:space-between;gap:${SPACE.s4}}dt{color:var(--ink-2)}dd{font-weight:${WEIGHT.strong};text-align:right;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{padding:${SPACE.s2} 0;border-bottom:2px solid var(--ink);color:var(--ink-2);font-weight:${WEIGHT.strong};text-align:left}
td{padding:${SPACE.s2} 0;border-bottom:1px solid var(--line);vertical-align:top}
td small{display:block;color:var(--ink-2);font-size:inherit}
th+th,td+td{padding-left:${SPACE.s3};text-align:right;white-space:nowrap}
.sums{align-items:center;margin:${SPACE.s5} 0}.sums>*{flex:1 1 240px}
.total{padding:${SPACE.s4} ${SPACE.s5h};border-radius:5px 60px 60px 5px;background:var(--fig);color:var(--on-fig);text-align:right}
.total b{display:block;font:${WEIGHT.display} ${TYPE.d2}/1.1 var(--font-display);font-variation-settings:'opsz' 24}
.total span{font-weight:${WEIGHT.strong}}
section{max-width:62ch;margin-top:${SPACE.s4}}h2{font-size:inherit;font-weight:${WEIGHT.bold}}
.foot{margin-top:${SPACE.s5h};padding-top:${SPACE.s3};border-top:1px solid var(--line);color:var(--ink-2)}
@media (max-width:639px){article{padding:${SPACE.s4}}address{text-align:left}.title{align-items:stretch;flex-direction:column}}
@media print{.acts{display:none}main{max-width:none;padding:0}article{border:0;padding:0}.total{print-color-adjust:exact}}`;

const cells = (tag: 'th' | 'td', values: readonly string[]): string =>
  values.map((value) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escape(value)}</${tag}>`).join('');

function line({ what, note, credits, each, amount }: PaperLine): string {
  const name = escape(what) + (note ? `<small>${escape(note)}</small>` : '');
  return `<tr><td>${name}</td>${cells('td', [credits, each, amount])}</tr>`;
}

function vat(content: PaperContent['vat']): string {
  if (!content) return '<span></span>';
  return `<table><thead><tr>${cells('th', content.head)}</tr></thead><tbody><tr>${cells('td', content.row)}</tr></tbody></table>`;
}

/** Links above the sheet. */
export interface PaperLinks {
  pdf: { href: string; label: string };
  back: { href: string; label: string };
}

/** A paper as a page that works without a script and prints as one sheet. */
export function paperPage(content: PaperContent, links: PaperLinks, shown: ThemeName, nonce: string): string {
  const { locale, site, title, number, seller, facts, head, lines, total, sections, foot } = content;
  const [left, right] = MARK;
  const link = ({ href, label }: PaperLinks['pdf']) => `<a href="${escape(href)}">${escape(label)}</a>`;
  const fact = ([label, value]: readonly [string, string]) =>
    `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`;
  const section = ([name, text]: readonly [string, string]) =>
    `<section><h2>${escape(name)}</h2><p>${escape(text)}</p></section>`;
  return `<!doctype html>
${rootTag(locale, shown)}
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${colorScheme(shown)}<meta name="referrer" content="no-referrer">
<title>${escape(`${title} ${number} · ${site}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${CSS}</style>
</head>
<body>
<main>
<nav class="acts">${link(links.back)}${link(links.pdf)}</nav>
<article>
<div class="top"><div class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><path class="l" d="${left}"/><path class="r" d="${right}"/></svg><span>${escape(site)}</span></div><address>${seller.map(escape).join('<br>')}</address></div>
<div class="title"><div><h1>${escape(title)}</h1><p class="number">${escape(number)}</p></div><dl>${facts.map(fact).join('')}</dl></div>
<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${lines.map(line).join('')}</tbody></table>
<div class="sums">${vat(content.vat)}<p class="total"><span>${escape(total.label)}</span><b>${escape(total.amount)}</b>${escape(total.note)}</p></div>
${sections.map(section).join('')}
<p class="foot">${escape(foot)}</p>
</article>
</main>
</body>
</html>
`;
}
