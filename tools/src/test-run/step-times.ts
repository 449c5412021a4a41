import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';

/** What a step cost. */
export interface StepTime {
  step: string;
  /** Seconds from its begin to its end. */
  seconds: number;
  /** Processor seconds of the step and of all processes that it waited for; absent where the system does not count them. */
  processor?: number;
}

const FOLDER = join(ROOT, '.cache/step-times');
const STATISTICS = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** Processor seconds of this process and of its ended children; undefined where the system does not count them. */
function processorSeconds(): number | undefined {
  if (!existsSync(STATISTICS)) return undefined;
  // The name of the program, in brackets, may have blanks; user and system time of the process and its children come 12th to 15th after it.
  const fields = readFileSync(STATISTICS, 'utf8').split(') ').at(-1)!.split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS_PER_SECOND;
}

/** Starts to measure a step. Call the result at its end: the summary of the run shows the times. */
export function measureStep(step: string): () => void {
  const began = performance.now();
  const before = processorSeconds();
  return () => {
    const after = processorSeconds();
    const time: StepTime = {
      step,
      seconds: (performance.now() - began) / 1000,
      ...(before !== undefined && after !== undefined && { processor: after - before }),
    };
    const file = join(FOLDER, `${step}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(time));
  };
}

/** Times of the steps of the last run, longest first. */
export function readStepTimes(): StepTime[] {
  return globSync('**/*.json', { cwd: FOLDER })
    .map((name) => readJson<StepTime>(join(FOLDER, name)))
    .sort((a, b) => b.seconds - a.seconds);
}

/** Forgets the times of former runs. */
export function deleteStepTimes(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}
