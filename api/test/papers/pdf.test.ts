import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import { SAMPLE_CREDIT_NOTE, SAMPLE_RECEIPT } from '#src/cli/paper-samples.ts';
import { paperContent, type PaperContent } from '#src/site/receipts/content.ts';
import { paperPdf } from '#src/site/receipts/pdf.ts';

const LARGEST = 60 * 1024;
const SITE = { support: 'help@rendezvous.example', instruction: 'rendezvous.example/pages/withdrawal' };
const papers = LOCALE_CODES.flatMap((locale): [Locale, PaperContent][] =>
  [SAMPLE_RECEIPT, SAMPLE_CREDIT_NOTE].map((paper) => [locale, paperContent(paper, locale, SITE)]),
);
const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Every text of a paper. */
const textsOf = ({ title, number, seller, facts, head, lines, vat, total, sections, foot }: PaperContent) =>
  [
    title,
    number,
    ...seller,
    ...facts.flat(),
    ...head,
    ...lines.flatMap(({ what, note = '', credits, each, amount }) => [what, note, credits, each, amount]),
    ...(vat?.head ?? []),
    ...(vat?.row ?? []),
    ...Object.values(total),
    ...sections.flat(),
    foot,
  ].map(squeezed);

async function readByPdfJs(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const tree = JSON.stringify(await page.getStructTree());
  const { info } = await document.getMetadata();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { pages: document.numPages, text, tree, info: info as { Title: string; Language: string } };
}

async function readByPdfium(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text;
}

test('two readers read every text of every paper in seven languages, on one page of at most 60 KB', async () => {
  for (const [locale, content] of papers) {
    const pdf = await paperPdf(content);
    const what = `${content.title} in ${locale}`;
    assert.ok(pdf.length <= LARGEST, `${what} has ${pdf.length} bytes`);
    const { pages, text } = await readByPdfJs(pdf);
    assert.equal(pages, 1, what);
    for (const [reader, read] of [
      ['PDF.js', text],
      ['PDFium', await readByPdfium(pdf)],
    ] as const)
      for (const words of textsOf(content))
        assert.ok(squeezed(read).includes(words), `${reader} does not read “${words}” of ${what}`);
  }
});

test('a paper is a tagged PDF/A-2b in its language, with the fonts in it', async () => {
  for (const [locale, content] of papers) {
    const pdf = await paperPdf(content);
    const { tree, info } = await readByPdfJs(pdf);
    const source = pdf.toString('latin1');
    assert.match(source, /<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</);
    assert.match(source, /\/OutputIntents/);
    assert.match(source, /\/Marked true/);
    assert.match(source, new RegExp(`/Lang \\(${locale}\\)`));
    assert.equal(info.Title, `${content.title} ${content.number}`);
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'P'])
      assert.ok(tree.includes(`"role":"${role}"`), role);
    assert.equal(source.match(/\/FontFile2/g)?.length, 3);
    assert.doesNotMatch(source, /\/Helvetica/);
  }
});

test('a seller with a long name and address, and a long order, stay on their page', async () => {
  const long = 'Towarzystwo Randkowe Zażółć Gęślą Jaźń Spółka z ograniczoną odpowiedzialnością i wspólnicy';
  const company = { ...SAMPLE_RECEIPT.company, name: long, address: long, city: long };
  const content = paperContent({ ...SAMPLE_RECEIPT, company, country: 'CA', currency: 'CAD' }, 'fr', SITE);
  const { pages, text } = await readByPdfJs(await paperPdf(content));
  assert.equal(pages, 1);
  for (const words of textsOf(content)) assert.ok(squeezed(text).includes(words), words);
});
