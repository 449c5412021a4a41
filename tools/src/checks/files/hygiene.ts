import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import type { WorkspacePackage } from '#src/lib/workspace.ts';

/** Files of the repository as git would commit them: tracked, and new ones that are not ignored. */
export function committedFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file && existsSync(join(root, file)));
}

const TEXT = /\.(tsx?|cjs|mjs|js|json|md|css|html|tsv|txt|sh|ya?ml|svg)$|^\.ci\/run$/;

/** Patterns refused in committed texts, and why. */
const FORBIDDEN: readonly [pattern: RegExp, reason: string][] = [
  [/(^|[\s"'`(=])\/(?:work|root|home\/\w+|Users\/\w+)\//, 'names a folder of one machine'],
  [/\b(?:TO[D]O|FIXM[E]|XX[X])\b/, 'leaves work undone'],
  [/\b(?:it|test|describe)\.onl[y]\(/, 'runs one test only'],
  [/-----BEGIN [A-Z ]*PRIVATE KE[Y]/, 'contains a private key'],
  [/^(?:<{7}|>{7}) /, 'contains a merge conflict'],
];

/** Machine paths, unfinished work, secrets and left-over switches in committed texts. */
export function hygieneFindings(root: string, files: readonly string[]): Finding[] {
  const texts = files.filter((file) => TEXT.test(file) && file !== 'package-lock.json');
  return texts.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(
        ([, reason]) => `${file}:${index + 1} ${reason}`,
      ),
    );
  });
}

const MEGABYTE = 1024 * 1024;

/** Committed files that do not belong into a repository by their size. */
export function sizeFindings(root: string, files: readonly string[], limit = 2 * MEGABYTE): Finding[] {
  return files
    .filter((file) => statSync(join(root, file)).size > limit)
    .map((file) => `${file} is larger than ${limit} bytes`);
}

/** Packages without a README, and relative links in Markdown that lead nowhere. */
export function documentFindings(
  root: string,
  files: readonly string[],
  packages: readonly WorkspacePackage[],
): Finding[] {
  const missing = ['', ...packages.map(({ dir }) => `${dir}/`)]
    .map((dir) => `${dir}README.md`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing`);
  const documents = files.filter((file) => file.endsWith('.md'));
  return [...missing, ...documents.flatMap((file) => linkFindings(root, file))];
}

function linkFindings(root: string, file: string): Finding[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target && !/^[a-z]+:/i.test(target))
    .filter((target) => !existsSync(join(root, dirname(file), decodeURIComponent(target))))
    .map((target) => `${file} links to ${target}, which is not there`);
}

const ROOTS = /^(?:api|shell|mfe-[a-z]+|shared|e2e|tools|docs|rspack)\//;
const OWN_ROOTS = /^(?:src|lang|test|seed|migrations|data|journeys|failures|fixtures|pages|states)\//;

/**
 * Paths in code spans of READMEs, CONTRIBUTING, docs/architecture.md and decisions that no committed file or folder has. A package's
 * README may name its own folders (`src/…`). `*` matches part of a name; spans with `<…>` or `…` are placeholders.
 */
export function pathFindings(root: string, files: readonly string[]): Finding[] {
  const known = new Set(files.flatMap(withFolders));
  const documents = files.filter((file) =>
    /(^|\/)(README|CONTRIBUTING|architecture)\.md$|^docs\/decisions\/.*\.md$/.test(file),
  );
  return documents.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    const home = dirname(file) === '.' ? '' : `${dirname(file)}/`;
    return [...text.matchAll(/`([\w./*-]+)`/g)]
      .map(([, span]) => span!.replace(/\/$/, ''))
      .filter((span) => ROOTS.test(`${span}/`) || OWN_ROOTS.test(span))
      .filter((span) => !isKnown(known, span) && !isKnown(known, `${home}${span}`))
      .map((span) => `${file} names ${span}, which is not there`);
  });
}

/** A file and every folder above it. */
function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function isKnown(known: ReadonlySet<string>, path: string): boolean {
  if (!path.includes('*')) return known.has(path);
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]*')}$`);
  return [...known].some((one) => pattern.test(one));
}

/** npm scripts, and names of their words, that a text mentions and that are not there. */
export function commandFindings(
  root: string,
  files: readonly string[],
  scripts: readonly string[],
  words: Readonly<Record<string, { names: Readonly<Record<string, unknown>> }>>,
): Finding[] {
  const isKnown = (script: string, name: string | undefined): boolean =>
    scripts.includes(script) && (name === undefined || !(script in words) || name in words[script]!.names);
  return files
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /npm run (?:--silent )?([a-z][\w:-]*\w)(?: ([a-z][\w-]*))?/g,
        ),
      ]
        .filter(([, script, name]) => !isKnown(script!, name))
        .map(
          ([, script, name]) =>
            `${file}: there is no "npm run ${[script, (script ?? '') in words && name].filter(Boolean).join(' ')}"`,
        ),
    );
}
