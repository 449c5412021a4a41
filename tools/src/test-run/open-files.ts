import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Test files that a runner has begun and not ended, written at each change, so that the name is known when the runner itself no longer
 * answers. `OPEN_FILES` names the file; without it nothing is written.
 */
export class OpenFiles {
  readonly #open = new Map<string, string>();
  readonly #file = process.env.OPEN_FILES;

  /** @param program process that runs the file: its end is the end of all files in it */
  begin(name: string, program = name): void {
    this.#open.set(name, program);
    this.#write();
  }

  end(name: string): void {
    for (const [other, program] of this.#open)
      if (other === name || program === name) this.#open.delete(other);
    this.#write();
  }

  #write(): void {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...this.#open.keys()]));
  }
}

/** Names in such a file; none where the runner wrote none. */
export function readOpenFiles(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
