import { isTestFile, type WorkspacePackage } from '#src/lib/workspace.ts';

/** Kind of a package, read from the path of its folder. */
type Kind = 'shell' | 'remote' | 'shared' | 'api' | 'e2e' | 'tools';

export function kindOf(dir: string): Kind {
  if (dir.startsWith('shared/')) return 'shared';
  if (dir.startsWith('mfe-')) return 'remote';
  if (dir === 'shell' || dir === 'api' || dir === 'e2e' || dir === 'tools') return dir;
  throw new Error(`no import rule knows the folder ${dir}`);
}

const BROWSER = ['rules', 'contract', 'bus', 'api-client', 'domain', 'ui', 'remote', 'theme', 'i18n'];

/** The table of CONTRIBUTING.md by kind of package: which of `shared/` it may import. */
const MAY_IMPORT: Record<Exclude<Kind, 'shared'>, readonly string[]> = {
  shell: BROWSER,
  remote: BROWSER,
  api: ['rules', 'contract', 'i18n', 'theme'],
  e2e: ['contract'],
  tools: ['rules', 'contract', 'theme'],
};

/** The same for the packages of `shared/` among themselves; one that is not listed may import nothing of ours. */
const SHARED_MAY_IMPORT: Record<string, readonly string[]> = {
  contract: ['rules'],
  bus: ['contract'],
  'api-client': ['contract'],
  domain: ['rules', 'contract', 'api-client', 'i18n', 'theme'],
  ui: ['theme', 'i18n'],
  remote: ['rules', 'contract', 'bus', 'api-client', 'domain', 'ui', 'theme', 'i18n'],
  testing: BROWSER,
};

/** Why `importer` (a file of package `from`) may not import package `to`; null when it may. */
export function packageViolation(
  from: WorkspacePackage,
  to: WorkspacePackage,
  importer: string,
): string | null {
  if (kindOf(to.dir) !== 'shared') return `${from.dir} may not import ${to.dir}`;
  const target = to.dir.slice('shared/'.length);
  if (target === 'testing') return isTestFile(importer) ? null : 'shared/testing is for tests only';
  const kind = kindOf(from.dir);
  const allowed =
    kind === 'shared' ? (SHARED_MAY_IMPORT[from.dir.slice('shared/'.length)] ?? []) : MAY_IMPORT[kind];
  return allowed.includes(target) ? null : `${from.dir} may not import ${to.dir}`;
}
