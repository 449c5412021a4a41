import type { Syntax } from '#src/lib/syntax.ts';

/** Districts of the API from the ground up: each may import its own floor and those before it. */
export const DISTRICTS = [
  'platform',
  'identity',
  'people',
  'money',
  'conversation',
  'operations',
  'delivery',
  'pages',
  'site',
] as const;
export type District = (typeof DISTRICTS)[number];

/** Folders of the platform without an owner of facts: every file in them is open to all. */
const LIBRARIES: ReadonlySet<string> = new Set(['db', 'http', 'lib', 'ports']);
/** Of these, the ones below the platform's modules. */
const GROUND: ReadonlySet<string> = new Set(['db', 'lib', 'ports']);

/** Place of a file of the API. `module` is empty for files of the platform outside folders. */
export interface ApiPlace {
  district: District;
  module: string;
  /** Path below the module, without its ending. */
  name: string;
}

const isDistrict = (name: string): name is District => (DISTRICTS as readonly string[]).includes(name);

/** The district and module of a file; null for the root, which puts the districts together. */
export function apiPlaceOf(path: string): ApiPlace | null {
  const [, district = '', rest = ''] = /^api\/src\/([^/]+)\/(.+)\.tsx?$/.exec(path) ?? [];
  if (!isDistrict(district)) return null;
  const cut = rest.indexOf('/');
  return { district, module: rest.slice(0, Math.max(cut, 0)), name: rest.slice(cut + 1) };
}

const isLibrary = ({ district, module }: ApiPlace): boolean =>
  district === 'platform' && (module === '' || LIBRARIES.has(module));
const isRoutes = (name: string): boolean => /(^|[-/])routes$/.test(name);
const isRepository = (name: string): boolean => /(^|[-/])repository$/.test(name);

/** Reason why a file is in a wrong place; null in a right one. */
export function apiPlaceViolation(path: string): string | null {
  if (!path.startsWith('api/src/')) return null;
  const place = apiPlaceOf(path);
  if (place) return place.module || place.district === 'platform' ? null : 'is in no module';
  const folder = /^api\/src\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined || folder === 'cli' ? null : `${folder}/ is no district of the API`;
}

/**
 * Why a file of the API may not export names of other files; null when it may. The face of a module does, and nothing else: it exports what other modules
 * use of its own files.
 */
export function faceViolation(
  path: string,
  syntax: Pick<Syntax, 'reexports' | 'onlyReexports'>,
): string | null {
  if (!path.startsWith('api/src/')) return null;
  if (apiPlaceOf(path)?.name !== 'face')
    return syntax.reexports.length > 0 ? 'exports names of another file; only a face.ts does' : null;
  if (!syntax.onlyReexports) return 'contains more than exports of the files of its module';
  return syntax.reexports.every((file) => file.startsWith('./')) ? null : 'exports names of another module';
}

/**
 * Why one file of the API may not import another; null when it may. Types count like values: only the rows of a module's `tables.ts`
 * are free to every module with access to it.
 */
export function apiViolation(from: string, to: string, typeOnly: boolean): string | null {
  if (!from.startsWith('api/src/')) return null;
  const importer = apiPlaceOf(from);
  const target = apiPlaceOf(to);
  if (!target)
    return importer && to.startsWith('api/src/')
      ? 'a district may not import the root, which puts the districts together'
      : null;
  if (!importer) return foreignViolation(target, typeOnly, true);
  if (DISTRICTS.indexOf(target.district) > DISTRICTS.indexOf(importer.district))
    return `${importer.district} may not know ${target.district}, which is above it`;
  if (importer.district === target.district && importer.module === target.module)
    return insideViolation(importer, target);
  if (importer.district === 'platform' && GROUND.has(importer.module) && !isLibrary(target))
    return `platform/${importer.module} may not import a module`;
  return foreignViolation(target, typeOnly, false);
}

function foreignViolation(target: ApiPlace, typeOnly: boolean, fromRoot: boolean): string | null {
  if (isLibrary(target) || target.name === 'face') return null;
  if (target.name === 'tables' && typeOnly) return null;
  const { module, name } = target;
  if (isRoutes(name)) return fromRoot ? null : `the routes of ${module} are registered by the root alone`;
  if (isRepository(name)) return `the repository of ${module} is its own; import ${module}/face.ts`;
  return `${name}.ts is ${module}'s own; import ${module}/face.ts`;
}

function insideViolation(importer: ApiPlace, target: ApiPlace): string | null {
  if (target.name === 'face') return 'the face of a module is for other modules';
  if (isRepository(importer.name) && (target.name === 'service' || isRoutes(target.name)))
    return `a repository may not import its ${isRoutes(target.name) ? 'routes' : 'service'}`;
  return isRoutes(target.name) && !isRoutes(importer.name) ? 'only routes may import routes' : null;
}
