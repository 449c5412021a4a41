import { escapeHtml } from '#src/platform/lib/html.ts';
import type { readMails, readTexts } from './repository.ts';

type Mail = Awaited<ReturnType<typeof readMails>>[number];
type Text = Awaited<ReturnType<typeof readTexts>>[number];

const STYLE =
  'body{font:15px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}summary{cursor:pointer}article{border-top:1px solid #8886;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}small{opacity:.7}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.25rem 0;font-size:.85em;opacity:.8}dt,dd{margin:0;overflow-wrap:anywhere}';

function page(title: string, entries: string[]): string {
  const body = entries.join('') || '<p>Nothing yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/(?:(?!&gt;)[^\s<])+/g, (url) => `<a href="${url}">${url}</a>`);
}

function headerLines(headers: Mail['headers']): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${linked(value)}</dd>`,
  );
  return lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '';
}

/** The letter as its receiver sees it. Nothing in it runs; its links open beside the outbox. */
function letter(html: string): string {
  return `<details><summary>As the receiver sees it</summary><iframe sandbox="allow-popups" loading="lazy" title="The letter" srcdoc="${escapeHtml(html)}"></iframe></details>`;
}

/** The outbox as a page a person can work with. */
export function mailPage(mails: Mail[]): string {
  return page(
    'Outbox: mail',
    mails.map(
      ({ to, subject, at, text, html, headers }) =>
        `<article><h2>${escapeHtml(subject)}</h2><small>${escapeHtml(to)} · ${at}</small>${headerLines(headers)}<p>${linked(text)}</p>${letter(html)}</article>`,
    ),
  );
}

export function smsPage(texts: Text[]): string {
  return page(
    'Outbox: text messages',
    texts.map(
      ({ to, at, text }) =>
        `<article><h2>${escapeHtml(to)}</h2><small>${at}</small><p>${linked(text)}</p></article>`,
    ),
  );
}
