import type { PaperContent } from './content.ts';
import { MARK } from './html.ts';
import { FIRST_FONT, INK, PAGE, registerFonts, RIGHT, Sheet, type Pdf, type TextPlace } from './pdf-sheet.ts';

const WIDTH = RIGHT - PAGE.margin;
const LEFT = PAGE.margin;
const SMALL = 9.4;
/** Right edges of the columns with figures, and the width of each. */
const FIGURES = [
  { right: 405, width: 60 },
  { right: 464, width: 55 },
  { right: RIGHT, width: 76 },
] as const;
/** The same of the table of the tax. */
const TAXES = [
  { right: 192, width: 50 },
  { right: 236, width: 42 },
  { right: 298, width: 56 },
] as const;
type Columns = typeof FIGURES | typeof TAXES;

/** A paper as a tagged PDF/A-2b with its fonts in it. Loads its library when it is first called. */
export async function paperPdf(content: PaperContent): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const { title, number, site, locale, issuedAt } = content;
  const pdf: Pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: locale,
    displayTitle: true,
    font: FIRST_FONT,
    info: {
      Title: `${title} ${number}`,
      Author: content.seller[0] ?? site,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  draw(new Sheet(pdf), content);
  pdf.end();
  return whole;
}

function draw(sheet: Sheet, content: PaperContent): void {
  let y = table(sheet, content, title(sheet, content, Math.max(122, header(sheet, content))));
  y = sums(sheet, content, y + 20);
  for (const [name, text] of content.sections) {
    const place = { x: LEFT, width: 412 };
    y += sheet.text('H2', name, { ...place, y, font: 'strong' });
    y += sheet.text('P', text, { ...place, y }) + 12;
  }
  sheet.rule(LEFT, PAGE.height - 62, WIDTH);
  sheet.text('P', content.foot, { x: LEFT, y: PAGE.height - 52, width: WIDTH, size: SMALL, color: INK.soft });
  sheet.end();
}

/** @returns where the next part may begin */
function header(sheet: Sheet, { site, seller }: PaperContent): number {
  sheet.draw((pdf) => {
    pdf
      .save()
      .translate(LEFT - 2, 46)
      .scale(1);
    for (const [index, half] of MARK.entries()) pdf.path(half).fill(index === 0 ? INK.fig : INK.zest);
    pdf.restore();
  });
  sheet.text('P', site, { x: LEFT + 38, y: 49, width: 190, font: 'display', size: 22 });
  let y = 49;
  for (const text of seller) {
    const place: TextPlace = { x: 255, y, width: RIGHT - 255, size: SMALL, color: INK.soft, align: 'right' };
    y += sheet.text('P', text, place);
  }
  return y + 16;
}

/** @returns where the next part begins */
function title(sheet: Sheet, { title: name, number, facts }: PaperContent, top: number): number {
  let left = top + sheet.text('H1', name, { x: LEFT, y: top, width: 230, font: 'display', size: 33 });
  left += sheet.text('P', number, { x: LEFT, y: left, width: 230, font: 'strong', size: 12 });
  let right = top + 8;
  for (const [label, value] of facts) {
    const line = sheet.part('P');
    const names = sheet.text('Span', label, { x: 300, y: right, width: 78, color: INK.soft }, line);
    const values = sheet.text(
      'Span',
      value,
      { x: 382, y: right, width: RIGHT - 382, font: 'strong', align: 'right' },
      line,
    );
    line.end();
    right += Math.max(names, values) + 1;
  }
  return Math.max(left, right) + 22;
}

/** Writes the cells of a row, the first one from the left. @returns their height */
function row(
  sheet: Sheet,
  parent: ReturnType<Sheet['part']>,
  {
    type,
    cells,
    columns,
    first,
    y,
    look,
  }: {
    type: 'TH' | 'TD';
    cells: readonly string[];
    columns: Columns;
    first: number;
    y: number;
    look: Partial<TextPlace>;
  },
): number {
  const line = sheet.part('TR', parent);
  const [name = '', ...figures] = cells;
  const heights = [
    sheet.text(type, name, { x: LEFT, y, width: first, ...look }, line),
    ...figures.map((figure, index) => {
      const { right, width } = columns[index]!;
      return sheet.text(type, figure, { x: right - width, y, width, align: 'right', ...look }, line);
    }),
  ];
  line.end();
  return Math.max(...heights);
}

const HEAD = { font: 'strong', size: SMALL, color: INK.soft } as const;

/** @returns where the next part begins */
function table(sheet: Sheet, { head, lines }: PaperContent, top: number): number {
  const parent = sheet.part('Table');
  const common = { columns: FIGURES, first: 280 };
  let y = top + row(sheet, parent, { ...common, type: 'TH', cells: head, y: top, look: HEAD }) + 4;
  sheet.rule(LEFT, y, WIDTH, INK.text, 1);
  for (const { what, note, credits, each, amount } of lines) {
    y += 8;
    y += row(sheet, parent, { ...common, type: 'TD', cells: [what, credits, each, amount], y, look: {} });
    if (note) y += sheet.text('P', note, { x: LEFT, y, width: 280, size: SMALL, color: INK.soft });
    y += 6;
    sheet.rule(LEFT, y, WIDTH);
  }
  parent.end();
  return y;
}

/** The tax beside what was paid. @returns where the next part begins */
function sums(sheet: Sheet, { vat, total }: PaperContent, top: number): number {
  const [x, height] = [314, 85];
  const round = `A${height / 2} ${height / 2} 0 0 1 ${RIGHT - height / 2} ${top + height}`;
  sheet.draw((pdf) => pdf.path(`M${x} ${top}H${RIGHT - height / 2}${round}H${x}Z`).fill(INK.fig));
  const place: Omit<TextPlace, 'y'> = { x, width: RIGHT - x - 23, color: INK.on, align: 'right' };
  sheet.text('P', total.label, { ...place, y: top + 12, font: 'strong' });
  sheet.text('P', total.amount, { ...place, y: top + 25, font: 'display', size: 30 });
  sheet.text('P', total.note, { ...place, y: top + 63, size: SMALL });
  if (vat) {
    const parent = sheet.part('Table');
    const common = { columns: TAXES, first: 88 };
    let y = top + 20;
    y += row(sheet, parent, { ...common, type: 'TH', cells: vat.head, y, look: HEAD }) + 4;
    sheet.rule(LEFT, y, 298 - LEFT, INK.text, 1);
    y += 6 + row(sheet, parent, { ...common, type: 'TD', cells: vat.row, y: y + 6, look: {} });
    parent.end();
    sheet.rule(LEFT, y + 4, 298 - LEFT);
  }
  return top + height + 30;
}
