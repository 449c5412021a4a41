import { escapeHtml as escape } from '#src/platform/lib/html.ts';

/** Colours of the theme's light side; mail programs know no custom properties. */
const INK = '#1f1a17';
const PAPER = '#fbf7f2';
const ACCENT = '#8c2f39';

export interface MailContent {
  language: string;
  site: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Why this mail came and what to do when it was not wanted. */
  footer: string;
  /** How to have no more of its kind. */
  unsubscribe?: { label: string; url: string };
}

/** The mail for programs that show text only. */
export function plainMail({ greeting, paragraphs, button, footer, unsubscribe, site }: MailContent): string {
  return [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${site}\n${footer}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`,
  ].join('\n\n');
}

/** The mail as one narrow column; everything inline, as mail programs need it. */
export function htmlMail({
  language,
  site,
  greeting,
  paragraphs,
  button,
  footer,
  unsubscribe,
}: MailContent): string {
  const lines = [greeting, ...paragraphs]
    .map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`)
    .join('');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="background:${ACCENT};color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">${escape(button.label)}</a></p>`
    : '';
  const less = unsubscribe
    ? ` <a href="${escape(unsubscribe.url)}" style="color:inherit">${escape(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(site)}</title></head><body style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 Georgia,serif"><div style="max-width:520px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-size:20px">${escape(site)}</p>${lines}${action}<p style="margin:32px 0 0;font-size:13px;opacity:.75">${escape(footer)}${less}</p></div></body></html>`;
}
