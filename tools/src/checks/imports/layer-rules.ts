/** Height of each layer of a browser package: a file imports its own height or lower. Only the shell has a kernel. */
const LAYERS: Record<string, number> = { exposes: 4, app: 3, features: 2, kernel: 1, lib: 0 };

/** Other folders and files of the shell's sources: its two entries, the shared packages, the service worker, the script in the page's head, support for tests. */
const SHELL_OUTSIDE_LAYERS = /^shell\/src\/(main\.ts$|server\.tsx$|(provided|worker|early|test)\/)/;

/** Layers of the contract from the ground up (shared/contract/README.md): a file imports its own layer or a lower one. */
const CONTRACT_LAYERS = ['kernel', 'resources', 'operators', 'settings', 'composition'];

/** Layer of a file of the contract; null for files of other packages, -1 for a file in no layer. */
function contractLayer(path: string): number | null {
  const layer = /^shared\/contract\/src\/([^/]+)/.exec(path)?.[1];
  return layer === undefined ? null : CONTRACT_LAYERS.indexOf(layer);
}

/** Why a file of the contract is in the wrong place; null for files of other packages and those in a layer. */
export function contractPlaceViolation(path: string): string | null {
  if (contractLayer(path) === -1) return 'is in no layer of the contract';
  return /^shared\/contract\/src\/resources\/[^/]+$/.test(path) ? 'is in no folder of a noun' : null;
}

interface Place {
  layer: string;
  feature: string | undefined;
}

function placeOf(path: string): Place | null {
  const parts = /^[^/]+(?:\/[^/]+)?\/src\/(exposes|app|features|kernel|lib)\/([^/]+)/.exec(path);
  if (!parts) return null;
  return { layer: parts[1]!, feature: parts[1] === 'features' ? parts[2] : undefined };
}

/** Why one file of a browser package or of the contract may not import another of the same package; null when it may. */
export function layerViolation(from: string, to: string): string | null {
  const [height, above] = [contractLayer(from), contractLayer(to)];
  if (height !== null && above !== null)
    return above > height ? `${CONTRACT_LAYERS[height]}/ may not import ${CONTRACT_LAYERS[above]}/` : null;
  const importer = placeOf(from);
  const target = placeOf(to);
  if (!importer) return null;
  if (isEntry(to)) return `${importer.layer}/ may not import an entry`;
  if (!target) return null;
  if (LAYERS[target.layer]! > LAYERS[importer.layer]!)
    return `${importer.layer}/ may not import ${target.layer}/`;
  if (importer.feature !== undefined && target.feature !== undefined && importer.feature !== target.feature) {
    return `feature ${importer.feature} may not import feature ${target.feature}`;
  }
  return null;
}

/** Files directly below `src/` start a build; nothing is imported from them. */
const isEntry = (path: string): boolean => /^(shell|mfe-[^/]+)\/src\/[^/]+\.tsx?$/.test(path);

/** Reason why a file of the shell is in a wrong place; null in a layer, or in a listed place outside the layers. */
export function shellPlaceViolation(path: string): string | null {
  if (!path.startsWith('shell/src/') || SHELL_OUTSIDE_LAYERS.test(path)) return null;
  const place = placeOf(path);
  if (!place || place.layer === 'exposes') return 'is in no layer of the shell';
  return /\.tsx?$/.test(place.feature ?? '') ? 'is in no feature' : null;
}

/**
 * The room of a file of a browser package or of the contract: a folder of a layer, or a file in the layer itself. Rooms of one
 * layer may build on each other, but not in a circle.
 */
export function roomOf(path: string): string | null {
  const room =
    /^(?:(?:shell|mfe-[^/]+)\/src\/(?:exposes|app|features|kernel|lib)|shared\/contract\/src\/(?:resources|operators))\/[^/]+/;
  return room.exec(path)?.[0] ?? null;
}
