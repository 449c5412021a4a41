import { LIGHT, SCALE, SPACE, TYPE, WEIGHT } from '@rendezvous/theme/tokens';
import { escapeHtml as escape } from '#src/platform/lib/html.ts';

/** Inline styles of the mail's parts: the light theme as plain values, since mail programs know no custom properties. */
const STYLE = {
  page: `margin:0;background:${LIGHT.bg};color:${LIGHT.ink};font:${TYPE.body}/1.5 Georgia,serif`,
  column: `max-width:520px;margin:0 auto;padding:${SPACE.s6} ${SPACE.s4h}`,
  site: `margin:0 0 ${SPACE.s5};font-size:${TYPE.title}`,
  line: `margin:0 0 ${SPACE.s4}`,
  act: `margin:${SPACE.s5} 0`,
  button: `display:inline-block;background:${LIGHT.zest};color:${LIGHT['on-zest']};padding:${SPACE.s3} ${SPACE.s4h};border-radius:${SCALE['r-half']};font-weight:${WEIGHT.strong};text-decoration:none`,
  footer: `margin:${SPACE.s6} 0 0;font-size:${TYPE.micro};color:${LIGHT['ink-3']}`,
  link: 'color:inherit',
} as const;

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
    .map((line) => `<p style="${STYLE.line}">${escape(line)}</p>`)
    .join('');
  const action = button
    ? `<p style="${STYLE.act}"><a href="${escape(button.url)}" style="${STYLE.button}">${escape(button.label)}</a></p>`
    : '';
  const less = unsubscribe
    ? ` <a href="${escape(unsubscribe.url)}" style="${STYLE.link}">${escape(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(site)}</title></head><body style="${STYLE.page}"><div style="${STYLE.column}"><p style="${STYLE.site}">${escape(site)}</p>${lines}${action}<p style="${STYLE.footer}">${escape(footer)}${less}</p></div></body></html>`;
}
