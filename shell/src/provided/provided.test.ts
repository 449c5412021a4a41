import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const SOURCES = ['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'];

/** Value imports of a package, by name, over all browser sources. */
function importsOf(name: string): Map<string, string> {
  const found = new Map<string, string>();
  const statement = new RegExp(`import (?!type )(?:\\w+, )?\\{([^}]*)\\} from '${name}'`, 'g');
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (/\.test\.|shared\/testing\//.test(file)) continue;
    for (const [, names] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(statement)) {
      for (const part of names!.split(',')) {
        const imported = part.trim().split(' as ')[0]!;
        if (imported && !imported.startsWith('type ')) found.set(imported, file);
      }
    }
  }
  return found;
}

function provides(file: string): Set<string> {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  return new Set(
    [...text.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
      .filter(Boolean),
  );
}

test.each([
  ['react-intl', 'react-intl.ts'],
  ['react-router-dom', 'react-router-dom.ts'],
  ['rxjs', 'rxjs.ts'],
  ['styled-components', 'styled-components.ts'],
])('the page provides every name of %s that a part imports', (name, file) => {
  const provided = provides(file);
  const imports = importsOf(name);
  expect(imports.size).toBeGreaterThan(0);
  const missing = [...imports].filter(([imported]) => !provided.has(imported));
  expect(missing).toEqual([]);
});
