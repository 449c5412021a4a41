import { join, posix } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { readSyntax } from '#src/lib/syntax.ts';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';
import { circlesIn, type Arrows } from './circles.ts';
import { apiPlaceOf, DISTRICTS } from './district-rules.ts';

/** Module of a file: `people/likes`; files of the platform in no folder, and those of the root, are modules of their own. */
function moduleOf(path: string): string {
  const place = apiPlaceOf(path);
  if (place?.module) return `${place.district}/${place.module}`;
  return path.slice('api/src/'.length);
}

/** Imports between the files of the API, those of types alone among them. */
function apiFileGraph(root: string): Arrows {
  const files = sourceFiles('api/src', root).filter((file) => !isTestFile(file));
  return new Map(
    files.map((file) => {
      const targets = readSyntax(join(root, file)).imports.flatMap(({ specifier }) => {
        if (specifier.startsWith('#src/')) return [posix.join('api', specifier.slice(1))];
        return specifier.startsWith('.') ? [posix.join(posix.dirname(file), specifier)] : [];
      });
      return [file, new Set(targets)];
    }),
  );
}

/** The same between modules. */
function moduleGraph(files: Arrows): Arrows {
  const modules = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = moduleOf(file);
    const arrows = modules.get(from) ?? new Set<string>();
    for (const target of targets) if (moduleOf(target) !== from) arrows.add(moduleOf(target));
    modules.set(from, arrows);
  }
  return modules;
}

/** Circles between modules; those between files are found by oxlint. */
export function findApiCircles(root: string): Finding[] {
  const circles = circlesIn(moduleGraph(apiFileGraph(root)));
  return circles.map((circle) => `modules in a circle: ${circle.join(', ')}`);
}

/** Floors of a drawing without circles: a point is one floor above the highest it leads to. */
function floorsOf(arrows: Arrows): number {
  const heights = new Map<string, number>();
  const heightOf = (point: string): number => {
    const known = heights.get(point);
    if (known !== undefined) return known;
    heights.set(point, 0);
    const height = 1 + Math.max(0, ...[...(arrows.get(point) ?? [])].map(heightOf));
    heights.set(point, height);
    return height;
  };
  return Math.max(0, ...[...arrows.keys()].map(heightOf));
}

/** Figures of the API's structure, one line each. */
export function describeApi(root: string): string[] {
  const files = apiFileGraph(root);
  const modules = moduleGraph(files);
  const rank = (name: string): number => {
    const district = DISTRICTS.findIndex((each) => name.startsWith(`${each}/`));
    return district < 0 ? DISTRICTS.length : district;
  };
  const arrows = [...modules].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));
  const upward = arrows.filter(([from, to]) => rank(to) > rank(from));
  const perDistrict = DISTRICTS.map((district) => {
    const count = [...modules.keys()].filter((name) => name.startsWith(`${district}/`)).length;
    return `${district} ${count}`;
  });
  return [
    `modules: ${modules.size} (${perDistrict.join(', ')}, root ${[...modules.keys()].filter((name) => rank(name) === DISTRICTS.length).length})`,
    `floors: ${floorsOf(modules)}`,
    `arrows: ${arrows.length}`,
    `upward arrows between districts: ${upward.length}`,
    `circles between modules, types included: ${circlesIn(modules).length}`,
    `circles between files, types included: ${circlesIn(files).length}`,
  ];
}
