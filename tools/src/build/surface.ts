import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync, type Pattern } from '@swc/core';
import { TOPICS } from '@rendezvous/contract/composition/events';
import { CONTRACT } from '@rendezvous/contract/composition/remote-contract';
import type { RemoteManifest } from '@rendezvous/contract/composition/registry';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import { SLOT_OWNERS } from '@rendezvous/contract/composition/slots';
import { SHARED_PROVIDERS, SHARED_RANGES } from '../../../rspack.shared.js';
import { addUsedNames, noNames } from './used-names.ts';

type Names = NonNullable<RemoteManifest['uses']>;

const SHARED = Object.keys(SHARED_RANGES);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Names the shell of this checkout offers to remotes. */
export async function providedNames(root: string): Promise<Names> {
  const modules = SHARED.map(async (name) => [name, await exportsOf(root, name)] as const);
  return {
    contract: CONTRACT,
    modules: Object.fromEntries(await Promise.all(modules)),
    services: await servicesIn(path.join(root, 'shared/contract/src/composition/remote-contract.ts')),
    topics: sorted(Object.keys(TOPICS)),
    slots: sorted(Object.keys(SLOT_OWNERS)),
    routes: sorted(ROUTES.map(({ name }) => name)),
    messages: sorted(Object.keys(await sharedTexts(root))),
  };
}

/**
 * Names a remote uses from the shell, by the sources its bundle was made of (`files`, from the root). Sources of the
 * contract name everything and use nothing.
 */
export async function usedNames(root: string, files: readonly string[]): Promise<Names> {
  const shared = new Set(SHARED);
  const found = noNames();
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('shared/contract/')))
    addUsedNames(found, await readFile(path.join(root, file), 'utf8'), shared, file);
  return {
    contract: CONTRACT,
    modules: Object.fromEntries([...found.modules].sort().map(([name, names]) => [name, sorted(names)])),
    services: sorted(found.services),
    topics: sorted(found.topics),
    slots: sorted(found.slots),
    routes: sorted(found.routes),
    // A remote brings the shared texts where the shell has others (decision 040).
    messages: [],
  };
}

async function sharedTexts(root: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(root, 'shared/i18n/lang/en.json'), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}

/** Names a shared module exports; of a CommonJS module also `default`, which means all of it. */
async function exportsOf(root: string, name: string): Promise<string[]> {
  const own = SHARED_PROVIDERS[name] ?? ownModule(name);
  if (own) return sorted(namesExported(await parse(path.join(root, own))));
  const module: unknown = createRequire(path.join(root, 'package.json'))(name);
  return sorted(['default', ...Object.keys(module as object)]);
}

/** `@rendezvous/api-client/client` is `shared/api-client/src/client.ts`. */
function ownModule(name: string): string | null {
  const [, pack, module] = /^@rendezvous\/([\w-]+)\/([\w-]+)$/.exec(name) ?? [];
  return pack ? `shared/${pack}/src/${module}.ts` : null;
}

async function parse(file: string) {
  return parseSync(await readFile(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
}

function namesExported({ body }: Awaited<ReturnType<typeof parse>>): string[] {
  return body.flatMap((item) => {
    if (item.type === 'ExportNamedDeclaration')
      return item.specifiers.flatMap((one) =>
        one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : [],
      );
    if (item.type !== 'ExportDeclaration') return [];
    const { declaration } = item;
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      return [declaration.identifier.value];
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => namesBound(id));
  });
}

/** Names a declaration binds: `a`, or `a` and `b` of `{ a, c: b }`. @throws Error for other patterns */
function namesBound(id: Pattern): string[] {
  if (id.type === 'Identifier') return [id.value];
  if (id.type !== 'ObjectPattern') throw new Error(`an export as ${id.type} has no readable names`);
  return id.properties.flatMap((property) => {
    if (property.type === 'AssignmentPatternProperty') return [property.key.value];
    return namesBound(property.type === 'KeyValuePatternProperty' ? property.value : property.argument);
  });
}

/** Members of `ShellServices`. */
async function servicesIn(file: string): Promise<string[]> {
  const { body } = await parse(file);
  const names = body.flatMap((item) =>
    item.type === 'ExportDeclaration' &&
    item.declaration.type === 'TsInterfaceDeclaration' &&
    item.declaration.id.value === 'ShellServices'
      ? item.declaration.body.body.flatMap((member) =>
          'key' in member && member.key.type === 'Identifier' ? [member.key.value] : [],
        )
      : [],
  );
  if (names.length === 0) throw new Error('the contract has no ShellServices');
  return sorted(names);
}
