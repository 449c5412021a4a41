import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellManifest } from '@rendezvous/contract/composition/registry';

/** A built site whose frame has no server build and one file, `main.js`: its pages carry their facts and nothing else. */
export function bareSite(): { folder: string; file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-dist-'));
  const version = '0'.repeat(16);
  const digest = `sha384-${'A'.repeat(64)}`;
  const shell: ShellManifest = {
    version,
    entry: 'main.js',
    integrity: digest,
    catalogues: {},
    files: { 'main.js': digest },
  };
  mkdirSync(path.join(folder, 'shell', version), { recursive: true });
  writeFileSync(path.join(folder, 'shell', version, 'shell.json'), JSON.stringify(shell));
  writeFileSync(path.join(folder, 'shell', version, 'main.js'), '');
  writeFileSync(path.join(folder, 'shell/current'), version);
  return {
    folder,
    file: `/assets/shell/${version}/main.js`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
