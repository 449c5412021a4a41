import { readFileSync } from 'node:fs';
import type PdfDocument from 'pdfkit';

/** A document of pdfkit. */
export type Pdf = InstanceType<typeof PdfDocument>;
type Parent = ReturnType<Pdf['struct']>;

const FONTS = new URL('../../../data/fonts/', import.meta.url);

/** Whole fonts, of which a document contains the glyphs that it uses. Those of pages are divided by characters. */
const FILES = {
  regular: 'commissioner-regular.ttf',
  strong: 'commissioner-semibold.ttf',
  display: 'imbue-semibold.ttf',
} as const;
export type PdfFont = keyof typeof FILES;

/** Colours of the paper, which is white in every theme. */
export const INK = {
  text: '#1D1418',
  soft: '#5A4550',
  line: '#E3D7D5',
  fig: '#4B1634',
  zest: '#C93D18',
  on: '#FFFFFF',
} as const;

/** Points: A4, and the margin around what is printed. */
export const PAGE = { width: 595.28, height: 841.89, margin: 51 } as const;
export const RIGHT = PAGE.width - PAGE.margin;

/** Where a text is, and how it looks. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  font?: PdfFont;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

const SIZE = 10.2;

/** Fonts by name, read from disk once. */
const fonts = new Map<PdfFont, Buffer>();

export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(FILES) as [PdfFont, string][]) {
    const bytes = fonts.get(name) ?? readFileSync(new URL(file, FONTS));
    fonts.set(name, bytes);
    pdf.registerFont(name, bytes);
  }
}

/** Path of the font a document begins with: PDF/A permits none that it does not contain. */
export const FIRST_FONT = new URL(FILES.regular, FONTS).pathname;

/** The sheet of a document: texts and lines, each with its place in the tree that reading programs follow. */
export class Sheet {
  readonly #pdf: Pdf;
  readonly #root: Parent;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  /** An element of the tree, below the document or another element. */
  part(type: string, parent: Parent = this.#root): Parent {
    const element = this.#pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** Writes a text as an element of its own. @returns the height it has */
  text(type: string, words: string, place: TextPlace, parent: Parent = this.#root): number {
    const pdf = this.#pdf;
    // The fonts have no narrow space.
    const text = words.replaceAll('\u202F', '\u00A0');
    const { x, y, width, font = 'regular', size = SIZE, color = INK.text, align = 'left' } = place;
    const options = { width, align, lineGap: size * 0.22 };
    pdf.font(font).fontSize(size);
    const height = pdf.heightOfString(text, options);
    const write = () => void pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, options);
    const element = pdf.struct(type, {}, write);
    parent.add(element);
    element.end();
    return height;
  }

  /** Draws what carries no meaning. */
  draw(shape: (pdf: Pdf) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    shape(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  rule(x: number, y: number, width: number, color: string = INK.line, weight = 0.75): void {
    this.draw((pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
    );
  }

  end(): void {
    this.#root.end();
  }
}
