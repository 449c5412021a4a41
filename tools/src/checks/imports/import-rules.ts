import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { readSyntax, type Import, type Syntax } from '#src/lib/syntax.ts';
import {
  isTestFile,
  readJson,
  sourceFiles,
  workspacePackages,
  type PackageManifest,
  type WorkspacePackage,
} from '#src/lib/workspace.ts';
import { kindOf, packageViolation } from './package-rules.ts';
import { circlesIn } from './circles.ts';
import { apiPlaceViolation, apiViolation, faceViolation } from './district-rules.ts';
import { contractPlaceViolation, layerViolation, roomOf, shellPlaceViolation } from './layer-rules.ts';

/** The one build recipe is at the root, where every package finds it; the tools run it. */
const BUILD_RECIPE = 'rspack.shared.js';
/** The recipe of render processes; tests of the API run it too. */
const RENDER_CHILD_RECIPE = 'rspack/render-child.js';

interface Repository {
  root: string;
  packages: WorkspacePackage[];
  /** Development dependencies of the root manifest: free for tests, configuration and tools. */
  rootTools: Set<string>;
}

/** Every breach of the import rules (CONTRIBUTING, Packages and what they may import) in the packages below `root`. */
export function findImportViolations(root: string): Finding[] {
  const packages = workspacePackages(root);
  const manifest = readJson<PackageManifest>(join(root, 'package.json'));
  const repository = { root, packages, rootTools: new Set(Object.keys(manifest.devDependencies ?? {})) };
  return [
    ...packages.flatMap((owner) =>
      sourceFiles(owner.dir, root).flatMap((file) => fileViolations(repository, owner, file)),
    ),
    ...findRoomCircles(root),
  ];
}

/** Circles between the rooms of one layer, in every browser package and in the contract. */
export function findRoomCircles(root: string): Finding[] {
  return workspacePackages(root).flatMap((owner) => circleViolations(root, owner));
}

/** Imports of sources against the order of packages, layers or districts. */
export function findUpwardImports(root: string): Finding[] {
  const packages = workspacePackages(root);
  return packages.flatMap((owner) =>
    sourceFiles(owner.dir, root)
      .filter((file) => !isTestFile(file))
      .flatMap((file) =>
        readSyntax(join(root, file)).imports.flatMap((entry) => {
          const reason = orderViolation(packages, owner, file, entry);
          return reason ? [`${file}: "${entry.specifier}": ${reason}`] : [];
        }),
      ),
  );
}

/** Why an import of ours is against the order of packages, layers or districts; null when it is not. */
function orderViolation(
  packages: readonly WorkspacePackage[],
  owner: WorkspacePackage,
  file: string,
  { specifier, typeOnly }: Import,
): string | null {
  if (/^[.#]/.test(specifier)) {
    const target = targetOf(owner, file, specifier);
    return kindOf(owner.dir) === 'api' ? apiViolation(file, target, typeOnly) : layerViolation(file, target);
  }
  const ours = packages.find(({ name }) => name === packageNameOf(specifier));
  return ours && ours !== owner ? packageViolation(owner, ours, file) : null;
}

/** Circles between the rooms of one layer of a browser package or of the contract; imports of types close one too. */
function circleViolations(root: string, owner: WorkspacePackage): Finding[] {
  const arrows = new Map<string, Set<string>>();
  for (const file of sourceFiles(owner.dir, root)) {
    const from = isTestFile(file) ? null : roomOf(file);
    if (!from) continue;
    for (const { specifier } of readSyntax(join(root, file)).imports) {
      if (!/^[.#]/.test(specifier)) continue;
      const to = roomOf(targetOf(owner, file, specifier));
      if (to && to !== from && posix.dirname(to) === posix.dirname(from))
        arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return circlesIn(arrows).map((circle) => `${[...circle, circle[0]].join(' → ')}: is a circle`);
}

/** Path of the file that an import inside a package names. */
function targetOf(owner: WorkspacePackage, file: string, specifier: string): string {
  return specifier.startsWith('#')
    ? posix.join(owner.dir, specifier.slice(1))
    : posix.join(posix.dirname(file), specifier);
}

function fileViolations(repository: Repository, owner: WorkspacePackage, file: string): Finding[] {
  const syntax = readSyntax(join(repository.root, file));
  const reasons = syntax.imports.flatMap((entry) => {
    const reason = importViolation(repository, owner, file, entry);
    return reason ? [`"${entry.specifier}": ${reason}`] : [];
  });
  return [...reasons, ...shapeViolations(file, syntax)].map((reason) => `${file}: ${reason}`);
}

function importViolation(
  repository: Repository,
  owner: WorkspacePackage,
  file: string,
  entry: Import,
): string | null {
  const { specifier } = entry;
  if (specifier.startsWith('#messages/')) return null; // compiled, not written
  // A package behind the file that shares its used names.
  if (specifier.startsWith('#whole/'))
    return undeclared(repository, owner, file, specifier.slice('#whole/'.length));
  if (specifier.startsWith('.') || specifier.startsWith('#'))
    return insideViolation(repository, owner, file, entry);
  const name = packageNameOf(specifier);
  const ours = repository.packages.find((candidate) => candidate.name === name);
  if (!ours)
    return name.startsWith('@rendezvous/') ? 'no such package' : undeclared(repository, owner, file, name);
  if (ours.name === owner.name) return 'inside a package import #src/';
  if (specifier === name) return 'name the file: there are no barrels';
  return orderViolation(repository.packages, owner, file, entry) ?? undeclared(repository, owner, file, name);
}

function insideViolation(
  { root, packages }: Repository,
  owner: WorkspacePackage,
  file: string,
  entry: Import,
): string | null {
  const { specifier } = entry;
  const target = targetOf(owner, file, specifier);
  const kind = kindOf(owner.dir);
  if (kind === 'tools' && (target === BUILD_RECIPE || target === RENDER_CHILD_RECIPE)) return null;
  if (kind === 'api' && isTestFile(file) && target === RENDER_CHILD_RECIPE) return null;
  if (!target.startsWith(`${owner.dir}/`)) return 'leaves the package';
  if (specifier.startsWith('../../')) return 'climbs; import #src/ instead';
  if (!isTestFile(file) && isTestFile(target)) return 'is for tests';
  if (!isFile(join(root, target))) return 'no such file (imports carry the extension)';
  return isTestFile(file) ? null : orderViolation(packages, owner, file, entry);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

/** A package is used only where its own manifest names it, or `nx affected` and the build would be wrong. */
function undeclared(
  repository: Repository,
  owner: WorkspacePackage,
  file: string,
  name: string,
): string | null {
  if (name.startsWith('node:') || builtinModules.includes(name)) return null;
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = owner.manifest;
  if (name in dependencies || name in optionalDependencies) return null;
  if (!isTool(owner, file)) return `${owner.dir}/package.json does not list ${name} among its dependencies`;
  return name in devDependencies || repository.rootTools.has(name) ? null : `no package.json lists ${name}`;
}

/** Files that only run while building or checking. */
function isTool(owner: WorkspacePackage, file: string): boolean {
  return (
    isTestFile(file) ||
    ['tools', 'e2e', 'shared/testing'].includes(owner.dir) ||
    !file.startsWith(`${owner.dir}/src/`)
  );
}

const DEFAULT_EXPORT_FILES =
  /\.config\.ts$|-reporter\.ts$|\/global-setup\.ts$|^(?:shell|mfe-[a-z]+)\/src\/server\.tsx$/;
const VAGUE_NAMES = /(^|\/)(utils?|helpers?|misc|index)\.tsx?$/;

function shapeViolations(file: string, syntax: Syntax): string[] {
  const misplaced =
    shellPlaceViolation(file) ??
    contractPlaceViolation(file) ??
    (isTestFile(file) ? null : apiPlaceViolation(file));
  const reasons: string[] = misplaced ? [misplaced] : [];
  if (syntax.defaultExport && !DEFAULT_EXPORT_FILES.test(file)) reasons.push('has a default export');
  const face = isTestFile(file) ? null : faceViolation(file, syntax);
  if (face) reasons.push(face);
  if (syntax.barrel) reasons.push('is a barrel (only export *)');
  if (VAGUE_NAMES.test(file)) reasons.push('has a name that says nothing about its content');
  return reasons;
}
