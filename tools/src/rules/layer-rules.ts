/** Height of each layer of a browser package: a file imports its own height or lower. */
const LAYERS: Record<string, number> = { exposes: 3, app: 2, features: 1, lib: 0 };

interface Place {
  layer: string;
  feature: string | undefined;
}

function placeOf(path: string): Place | null {
  const parts = /^[^/]+(?:\/[^/]+)?\/src\/(exposes|app|features|lib)\/([^/]+)/.exec(path);
  if (!parts) return null;
  return { layer: parts[1]!, feature: parts[1] === 'features' ? parts[2] : undefined };
}

/** Why one file of a browser package may not import another of the same package; null when it may. */
export function layerViolation(from: string, to: string): string | null {
  const importer = placeOf(from);
  const target = placeOf(to);
  if (!importer) return null;
  if (!target) return null;
  if (LAYERS[target.layer]! > LAYERS[importer.layer]!)
    return `${importer.layer}/ may not import ${target.layer}/`;
  if (importer.feature !== undefined && target.feature !== undefined && importer.feature !== target.feature) {
    return `feature ${importer.feature} may not import feature ${target.feature}`;
  }
  return null;
}

type ApiLayer = 'routes' | 'service' | 'repository' | 'other';

interface ApiPlace {
  module: string;
  layer: ApiLayer;
}

function apiPlaceOf(path: string): ApiPlace | null {
  const parts = /^api\/src\/modules\/([^/]+)\/(.+)\.tsx?$/.exec(path);
  if (!parts) return null;
  const name = parts[2]!;
  if (/(^|[-/])routes$/.test(name)) return { module: parts[1]!, layer: 'routes' };
  if (/(^|[-/])service$/.test(name)) return { module: parts[1]!, layer: 'service' };
  if (/(^|[-/])repository$/.test(name)) return { module: parts[1]!, layer: 'repository' };
  return { module: parts[1]!, layer: 'other' };
}

/** Why one file of the API may not import another; null when it may. `typeOnly` imports of row types are free. */
export function apiViolation(from: string, to: string, typeOnly: boolean): string | null {
  const target = apiPlaceOf(to);
  if (/^api\/src\/(lib|ports)\//.test(from) && target && !typeOnly)
    return 'lib/ and ports/ may not import a module';
  const importer = apiPlaceOf(from);
  if (!importer) return null;
  if (/^api\/src\/(app|server)\.ts$/.test(to) && !typeOnly) return 'a module may not import the application';
  if (!target || typeOnly) return null;
  if (importer.module !== target.module) return foreignModuleViolation(target);
  if (importer.layer === 'repository' && (target.layer === 'service' || target.layer === 'routes')) {
    return `a repository may not import its ${target.layer}`;
  }
  if (importer.layer !== 'routes' && target.layer === 'routes')
    return `${importer.layer} may not import routes`;
  return null;
}

function foreignModuleViolation({ module, layer }: ApiPlace): string | null {
  if (layer === 'repository') return `the repository of ${module} is its own; call ${module}/service.ts`;
  if (layer === 'routes') return `the routes of ${module} are its own; call ${module}/service.ts`;
  return null;
}
