import { loadavg } from 'node:os';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { paperContent, paperPdf } from '#src/site/receipts/face.ts';
import { SAMPLE_CREDIT_NOTE, SAMPLE_RECEIPT } from './paper-samples.ts';

/** `npm run check papers`: bytes and processor time of receipts and credit notes as PDFs in each language, the median of twenty. The time of the clock
 * is printed too; it depends on other work of the machine. Ends with 1 beyond a limit. */
const LIMITS = { bytes: 60 * 1024, milliseconds: 150 };
const ROUNDS = 20;
const SITE = { support: 'help@rendezvous.example', instruction: 'rendezvous.example/pages/withdrawal' };

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const began = performance.now();
await paperPdf(paperContent(SAMPLE_RECEIPT, 'en', SITE));
console.log(`load ${loadavg()[0]?.toFixed(1)}; first one ${Math.round(performance.now() - began)} ms`);
let isWithin = true;
for (const locale of LOCALE_CODES)
  for (const paper of [SAMPLE_RECEIPT, SAMPLE_CREDIT_NOTE]) {
    const [times, clock]: [number[], number[]] = [[], []];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [start, before] = [performance.now(), process.cpuUsage()];
      bytes = (await paperPdf(paperContent(paper, locale, SITE))).length;
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      clock.push(performance.now() - start);
    }
    const time = median(times);
    isWithin &&= bytes <= LIMITS.bytes && time <= LIMITS.milliseconds;
    console.log(
      `${locale} ${paper.kind}: ${bytes} bytes, processor ${time.toFixed(0)} ms, clock ${median(clock).toFixed(0)} ms`,
    );
  }
process.exitCode = isWithin ? 0 : 1;
