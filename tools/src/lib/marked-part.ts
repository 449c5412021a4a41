/** A table of Markdown with columns of even width, as the formatter writes it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The document with another text between `<!-- name: … -->` and `<!-- /name -->`. @throws Error when a mark is missing */
export function withMarkedPart(document: string, name: string, text: string): string {
  const end = `<!-- /${name} -->`;
  const begin = new RegExp(`<!-- ${name}: [^>]*-->`).exec(document);
  const from = begin ? begin.index + begin[0].length : -1;
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`the document lacks a mark: "<!-- ${name}: … -->" or "${end}"`);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(to)}`;
}
