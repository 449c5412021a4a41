import os from 'node:os';
import type { DecodeAnswer, DecodeJob } from '../messages.ts';
import { encodePicture, restrictReaders } from './encode.ts';

/**
 * The decoder process: it decodes one picture at a time, below the priority of the API, and ends when one takes too long. Its only
 * ways out are its channel and its end.
 */
const PROCESSOR_LIMIT_MS = Number(process.argv[2]);
const WATCH_MS = 50;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function work(job: DecodeJob): Promise<DecodeAnswer> {
  const began = processorMs();
  // Decoding runs on a thread of its own, so that this timer fires meanwhile.
  const watch = setInterval(() => {
    if (processorMs() - began > PROCESSOR_LIMIT_MS) process.exit(1);
  }, WATCH_MS);
  try {
    return { decoded: await encodePicture({ ...job, data: Buffer.from(job.data) }) };
  } catch {
    return { decoded: null };
  } finally {
    clearInterval(watch);
  }
}

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
restrictReaders();
process.on('disconnect', () => process.exit(0));
process.on('message', (job: DecodeJob) => {
  void work(job).then((answer) => process.send?.(answer));
});
