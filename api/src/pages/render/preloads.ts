import type { PageData } from '@rendezvous/contract/composition/page';
import {
  MEMBER_SCREEN,
  type RegistryEntry,
  type ShellManifest,
} from '@rendezvous/contract/composition/registry';
import { baseOf } from '#src/delivery/registry/face.ts';

/** The parts whose code a page announces. */
export interface Preloads {
  shell: ShellManifest;
  /** The remote of the route, when there is one and its screen will show. */
  remote: RegistryEntry | null;
  /** Name of the route; null for an address the product does not have. */
  route: string | null;
  /** Parts of the frame in its HTML whose code comes in chunks of their own. */
  parts: readonly string[];
}

/**
 * Announces a script exactly as it will be asked for, or the browser fetches it twice: chunks are pinned by their entry,
 * which asks for them in CORS mode; entries are asked for plainly. The element is left open for its urgency.
 */
function script(
  base: string,
  file: string,
  files: Readonly<Record<string, string>>,
  kind: 'entry' | 'chunk',
): string {
  return `<link rel="preload" as="script" href="${base}${file}" integrity="${files[file]}"${kind === 'chunk' ? ' crossorigin' : ''}`;
}

/**
 * Announces all code of the first screen, so that it comes in one round beside the main script. Code that a first press may
 * need comes last and never before the screen.
 * @param urgency attribute of the first screen's code
 */
export function preloadLinks(page: PageData, preloads: Preloads, urgency: string): string {
  const { shell, remote } = preloads;
  const base = baseOf('shell', shell.version);
  const pressed = (shell.firstPress ?? []).map((file) => script(base, file, shell.files, 'chunk'));
  if (remote)
    for (const file of remote.firstPress ?? [])
      pressed.push(script(remote.base, file, remote.files, 'chunk'));
  const first = firstScripts(page, preloads).map((link) => `${link}${urgency}>`);
  return [...first, ...pressed.map((link) => `${link} fetchpriority="low">`)].join('');
}

function firstScripts(page: PageData, { shell, remote, route, parts }: Preloads): string[] {
  const shellBase = baseOf('shell', shell.version);
  const scripts: string[] = [];
  const own = shell.catalogues[page.locale];
  const ownParts = [
    ...((route && shell.screens?.[route]) || []),
    ...parts.flatMap((part) => shell.parts?.[part] ?? []),
  ];
  for (const file of [...(own ? [own] : []), ...ownParts])
    scripts.push(script(shellBase, file, shell.files, 'chunk'));
  if (remote) {
    const catalogue = remote.catalogues[page.locale];
    scripts.push(script(remote.base, remote.entry, remote.files, 'entry'));
    const screen = screenFiles(remote.screens ?? {}, route ?? '', page.user !== null);
    for (const file of [...remote.chunks, ...screen, ...(catalogue ? [catalogue] : [])])
      scripts.push(script(remote.base, file, remote.files, 'chunk'));
  }
  return [...new Set(scripts)];
}

/** Files of the screen that this viewer gets at a route; none where it has no chunk of its own. */
function screenFiles(
  screens: Readonly<Record<string, readonly string[]>>,
  route: string,
  isMember: boolean,
): readonly string[] {
  return (isMember ? screens[route + MEMBER_SCREEN] : undefined) ?? screens[route] ?? [];
}
