import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import { escapeHtml as escape } from '#src/platform/lib/html.ts';
import { htmlBlock, htmlText, plainBlock } from './blocks.ts';
import { COLUMN, MARK, SHEET, STYLE } from './style.ts';

interface MailLink {
  label: string;
  url: string;
}

/** Sender as the law wants it under a mail: the company, and the link to its other details. */
export interface MailImprint extends MailLink {
  company: string;
}

export interface MailContent {
  language: string;
  site: string;
  /** Address of the site, below which the mark lies. */
  base: string;
  subject: string;
  greeting: string;
  /** What the mail says; its preview begins with the first of it. */
  body: readonly MailBlock[];
  /** `plain` introduces the bare address below it, for programs that show no buttons. */
  button?: MailLink & { plain: string };
  /** Why this mail came and what to do when it was not wanted. */
  footer: string;
  imprint: MailImprint;
  /** How to have no more of its kind. */
  unsubscribe?: MailLink;
}

/** Files of the mark on light and on dark grounds. */
export const MARK_FILES = { light: '/icons/mail-mark.png', dark: '/icons/mail-mark-dark.png' } as const;

/** The mail for programs that show text only. */
export function plainMail(content: MailContent): string {
  const { greeting, body, button, footer, imprint, unsubscribe, site, base } = content;
  const signature = [
    `-- \n${site}`,
    footer,
    imprint.company,
    `${imprint.label}: ${imprint.url}`,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ].join('\n');
  const blocks = body.map((block) => plainBlock(block, base));
  const act = button ? [`${button.label}:\n${button.url}`] : [];
  return [greeting, ...blocks, ...act, signature].join('\n\n');
}

/** Table without meaning of its own: mail programs lay out by nothing else. */
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const link = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escape(url)}" style="${STYLE.link}">${escape(label)}</a>`;

/** Mark and name of the site. The name is text, so that the brand is visible where pictures are blocked. */
function brand({ site, base }: MailContent): string {
  const picture = (file: string, name: string, style: string): string =>
    `<img class="${name}" src="${escape(base + file)}" width="${MARK}" height="${MARK}" alt="" style="${style}">`;
  const mark =
    picture(MARK_FILES.light, 'on-light', STYLE.mark) +
    `<!--[if !mso]><!-->${picture(MARK_FILES.dark, 'on-dark', STYLE.markDark)}<!--<![endif]-->`;
  return table(
    '',
    `<tr><td>${mark}</td><td class="ink" style="${STYLE.site}"><a class="ink" href="${escape(base)}" style="color:inherit;text-decoration:none">${escape(site)}</a></td></tr>`,
  );
}

const action = ({ label, url }: MailLink): string =>
  table(
    '',
    `<tr><td class="zest" style="${STYLE.act}"><a class="act" href="${escape(url)}" style="${STYLE.button}">${escape(label)}</a></td></tr>`,
  );

/** The address of the button as text, to be copied. */
const bare = ({ url, plain }: MailLink & { plain: string }): string =>
  `<p class="soft" style="${STYLE.bare}">${escape(plain)}<br>${link({ label: url, url })}</p>`;

function letter({ subject, greeting, body, button, base }: MailContent): string {
  const lines = [{ type: 'paragraph', text: greeting } as const, ...body]
    .map((block) => htmlBlock(block, base))
    .join('');
  return `<h1 class="ink" style="${STYLE.title}">${htmlText(subject)}</h1>${lines}${button ? action(button) + bare(button) : ''}`;
}

function signature({ footer, imprint, unsubscribe }: MailContent): string {
  const links = [link(imprint), ...(unsubscribe ? [link(unsubscribe)] : [])].join(' · ');
  return [footer, imprint.company]
    .map((line) => `<p style="${STYLE.small}">${escape(line)}</p>`)
    .concat(`<p style="${STYLE.small}">${links}</p>`)
    .join('');
}

/** Characters that prevent a mail program from filling its preview with the words after the preheader. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(30);

/** The mail as one column in the theme's colours, light and dark; every essential style is inline, as mail programs need it. */
export function htmlMail(content: MailContent): string {
  const { language, subject, body, base } = content;
  const [first] = body;
  const row = (style: string, name: string, inner: string): string =>
    `<tr><td class="${name}" style="${style}">${inner}</td></tr>`;
  const column = table(
    `width="${COLUMN}" style="${STYLE.column}"`,
    row(STYLE.brand, '', brand(content)) +
      row(STYLE.card, 'card', letter(content)) +
      row(STYLE.footer, 'soft', signature(content)),
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
    `<title>${escape(subject)}</title><style>${SHEET}</style></head><body class="bg ink" style="${STYLE.page}">` +
    `<div style="${STYLE.preheader}">${escape(first ? plainBlock(first, base) : subject)}${FILLER}</div>` +
    table(
      `class="bg" width="100%" style="${STYLE.ground}"`,
      `<tr><td align="center" style="${STYLE.gutter}">${column}</td></tr>`,
    ) +
    '</body></html>'
  );
}
