import type { Configuration } from '@rspack/core';

export interface BuildRequest {
  /** Name of a remote, or `shell`. */
  remote: string;
  /** Absolute folder the files go to; emptied first. */
  output: string;
  mode?: 'production' | 'development';
  /** Where the sources are, from the repository's root; the part's own folder by default. */
  folder?: string;
  /** The shell's compiled service worker, which gets the list of the shell's files. */
  worker?: string;
}

/** Placeholder for the shell's version in its worker until the version is known. */
export const VERSION_PLACEHOLDER: string;

/** First line of every browser script. */
export const COMPILE_AT_ONCE: string;

/** Folder of each remote by its name. */
export const REMOTES: Readonly<Record<string, string>>;
/** Ranges by shared package, as remote.json states them. */
export const SHARED_RANGES: Readonly<Record<string, string>>;
/** Files of the shell, from the root, that replace a shared package. */
export const SHARED_PROVIDERS: Readonly<Record<string, string>>;
/** Installed versions by shared package, as shell.json states them. */
export function sharedVersions(): Record<string, string>;
/** Packages a server build gets from its host. */
export const SERVER_PROVIDED: readonly string[];
export function folderOf(part: string): string;
export function versionOf(name: string): string;
/** Loader that writes the theme's constants into a source. */
export function inlineTheme(source: string): string;
/** Loader that removes unused components of react-router. */
export function shakeRouter(source: string): string;
/** Loader that makes formatjs treat the product's languages as supported. */
export function knownLocales(source: string): string;
/** Loader that replaces the route table in the browser build of a remote: names, paths, and whether a route is for members. */
export function routePaths(): string;
/** Loader that leaves single-spa's parcels and drops what only applications need. */
export function parcelsOnly(source: string): string;
/** Loader that leaves single-spa-react's roots and drops what old browsers and roots need. */
export function rootsOnly(source: string): string;
/** What that loader cuts: each part as published, and what stays of it. */
export const CUTS: readonly (readonly [what: RegExp, by: string])[];
/** Files of packages that no code of the product calls, by kind of part and by their replacement. */
export const STAND_INS: Readonly<Record<'shell' | 'remote', Readonly<Record<string, string>>>>;
/** Does a version of a shared package satisfy a range? Replaces the federation runtime's own answer. */
export function satisfy(version: string, range: string): boolean;
export function browserBuild(request: BuildRequest): Configuration;
export function serverBuild(request: BuildRequest): Configuration;
export function workerBuild(request: { output: string }): Configuration;
export function earlyBuild(build: { output: string }): Configuration;
export function standAloneBuild(request: { remote: string; entry: string }): Configuration;
