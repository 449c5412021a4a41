import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Decoder } from '#src/people/photos/decoder/decoder.ts';
import { makePicture } from '#src/people/photos/pictures.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { HIDDEN_BOMBS, REFUSED_BOMBS } from '../support/pictures/picture-bombs.ts';
import {
  noProcessFigures,
  ownProcessorMs,
  peakResident,
  processorLimit,
  processorMs,
} from '../support/processes/process-usage.ts';

const MAX_GROWTH = 150 * 2 ** 20;
const PROCESSOR_MS = 1000;
const LIMITS = { minSide: 400, maxPixels: 50_000_000 };

const decoders: Decoder[] = [];
after(() => Promise.all(decoders.map((decoder) => decoder.close())));

/** What an upload costs both processes, and how it ended. */
async function cost(file: Buffer) {
  const decoder = new Decoder(() => undefined);
  decoders.push(decoder);
  const own = { resident: process.memoryUsage.rss(), cpu: process.cpuUsage() };
  let growth = 0;
  const watch = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - own.resident);
  }, 5);
  const outcome = await makePicture(decoder, file, LIMITS).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ProblemError ? error.options.errors?.[0]?.code : String(error)),
  );
  clearInterval(watch);
  const ownMs = ownProcessorMs(own.cpu);
  const { pid } = decoder;
  const child = pid === undefined ? null : { peak: peakResident(pid), processor: processorMs(pid) };
  await decoder.close();
  return {
    outcome,
    hasDecoded: child !== null,
    growth: growth + (child?.peak ?? 0),
    processorMs: ownMs + (child?.processor ?? 0),
  };
}

for (const [name, make] of Object.entries(HIDDEN_BOMBS))
  test(`${name}: what hides behind the picture is not read`, { skip: noProcessFigures }, async () => {
    const spent = await cost(await make());
    assert.equal(spent.outcome, 'accepted');
    assert.ok(spent.growth <= MAX_GROWTH, `${Math.round(spent.growth / 2 ** 20)} MB`);
    assert.ok(spent.processorMs <= processorLimit(PROCESSOR_MS), `${spent.processorMs} ms`);
  });

for (const [name, [code, make]] of Object.entries(REFUSED_BOMBS))
  test(`${name} is refused by its header, and nothing is decoded`, async () => {
    const spent = await cost(await make());
    assert.deepEqual([spent.outcome, spent.hasDecoded], [code, false]);
    assert.ok(spent.processorMs <= processorLimit(PROCESSOR_MS), `${spent.processorMs} ms`);
  });
