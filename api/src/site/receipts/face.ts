export { paperContent } from './content.ts';
export { mailBlocks } from './instruction.ts';
export { creditNoteLetter, receiptLetter } from './letters.ts';
export { paperPdf } from './pdf.ts';
