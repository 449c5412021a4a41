import { parseSync } from '@swc/core';

/** Names one source uses from the shell, by their module. */
export interface UsedNames {
  /** Imported names by shared module. */
  modules: Map<string, Set<string>>;
  services: Set<string>;
  topics: Set<string>;
  slots: Set<string>;
  routes: Set<string>;
}

type Node = Record<string, unknown> & { type?: string };

/** Calls whose first argument is a name of the kind. */
const CALLS: Readonly<Record<string, 'topics' | 'slots' | 'routes'>> = {
  publish: 'topics',
  subscribe: 'topics',
  last: 'topics',
  useTopic: 'topics',
  useTopicListener: 'topics',
  openSlot: 'slots',
  closeSlot: 'slots',
  hasSlot: 'slots',
  pathTo: 'routes',
};
const TOPIC = /^[a-z-]+:[a-z-]+$/;

/** Nothing yet. */
export const noNames = (): UsedNames => ({
  modules: new Map(),
  services: new Set(),
  topics: new Set(),
  slots: new Set(),
  routes: new Set(),
});

/** Adds the names a TypeScript source uses. `shared` are the modules that the shell provides. */
export function addUsedNames(
  found: UsedNames,
  source: string,
  shared: ReadonlySet<string>,
  file = 'source.tsx',
): void {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  visit(tree, found, shared);
}

function visit(value: unknown, found: UsedNames, shared: ReadonlySet<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found, shared);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  note(node, found, shared);
  for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, found, shared);
}

function note(node: Node, found: UsedNames, shared: ReadonlySet<string>): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return noteImports(node, found, shared);
    case 'MemberExpression':
      if (isShell(node.object)) addName(found.services, node.property);
      return;
    case 'VariableDeclarator':
      if (isShell(node.init)) for (const name of patternKeys(node.id)) found.services.add(name);
      return;
    case 'CallExpression':
      return noteCall(node, found);
  }
}

function noteImports(node: Node, found: UsedNames, shared: ReadonlySet<string>): void {
  const from = node.source ? textOf(node.source) : '';
  if (!shared.has(from) || node.typeOnly === true) return;
  const names = found.modules.get(from) ?? new Set<string>();
  found.modules.set(from, names);
  for (const specifier of (node.specifiers ?? []) as Node[]) {
    if (specifier.isTypeOnly === true) continue;
    const name = (specifier.imported ?? specifier.orig ?? specifier.local) as Node | undefined;
    if (specifier.type === 'ImportDefaultSpecifier') names.add('default');
    else if (specifier.type !== 'ImportNamespaceSpecifier') addName(names, name);
  }
}

function noteCall(node: Node, found: UsedNames): void {
  const callee = node.callee as Node;
  const called = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  const kind = called.type === 'Identifier' ? CALLS[String(called.value)] : undefined;
  const argument = (node.arguments as { expression: Node }[])[0]?.expression;
  if (!kind || argument?.type !== 'StringLiteral') return;
  if (kind !== 'topics' || TOPIC.test(textOf(argument))) found[kind].add(textOf(argument));
}

/** `shell`, or a property of that name: what `useShell()` answers, and a prop of each remote. */
function isShell(value: unknown): boolean {
  const node = value as Node | null | undefined;
  if (node?.type === 'Identifier') return node.value === 'shell';
  if (node?.type === 'CallExpression') {
    const callee = node.callee as Node;
    return callee.type === 'Identifier' && callee.value === 'useShell';
  }
  return node?.type === 'MemberExpression' && (node.property as Node).value === 'shell';
}

function patternKeys(pattern: unknown): string[] {
  const { type, properties } = pattern as Node;
  if (type !== 'ObjectPattern') return [];
  return (properties as Node[])
    .map(({ key }) => key as Node | undefined)
    .filter((key) => key?.type === 'Identifier')
    .map((key) => textOf(key));
}

function addName(names: Set<string>, node: unknown): void {
  if ((node as Node | undefined)?.type === 'Identifier') names.add(textOf(node));
}

const textOf = (node: unknown): string => String((node as { value: unknown }).value);
