import { parseSync } from '@swc/core';

type Node = Record<string, unknown> & { type?: string };

/** Names under `slots` of the `defineRemote({ … })` a source calls. */
export function declaredSlots(source: string): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }), found);
  return found.sort();
}

function visit(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type === 'CallExpression' && textOf(node.callee) === 'defineRemote') {
    const [declaration] = node.arguments as { expression: Node }[];
    const slots = propertiesOf(declaration?.expression).find(({ key }) => textOf(key) === 'slots');
    found.push(...propertiesOf(slots?.value as Node | undefined).map(({ key }) => textOf(key)));
  }
  for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, found);
}

/** Properties of an object literal. A spread hides names from the build, so it is refused. */
function propertiesOf(node: Node | undefined): Node[] {
  const properties = node?.type === 'ObjectExpression' ? (node.properties as Node[]) : [];
  if (properties.some(({ type }) => type === 'SpreadElement'))
    throw new Error('defineRemote needs its slots without a spread: the build reads their names');
  return properties;
}

const textOf = (node: unknown): string => String((node as { value?: unknown } | undefined)?.value);
