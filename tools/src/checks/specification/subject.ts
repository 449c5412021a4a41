import { parseSync } from '@swc/core';

type Node = Record<string, unknown> & { type?: string };

/** Methods of lists, texts and the language's other values: calling them on a list of the product runs no code of the product. */
const BUILT_IN = new Set(
  [Array, String, Object, RegExp, Number, Promise].flatMap((kind) => [
    ...Object.getOwnPropertyNames(kind),
    ...Object.getOwnPropertyNames(kind.prototype),
  ]),
);
/** Callees that are the test's own tools. */
const TOOLS =
  /^(?:test|it|describe|expect|assert|jest|before|after|beforeAll|beforeEach|afterAll|afterEach)$/;
const GLOBALS =
  /^(?:Object|Array|Set|Map|String|Number|JSON|Math|Promise|RegExp|Symbol|Boolean|BigInt|parseInt)$/;

/**
 * Decides whether a test file runs code of the product: it calls an imported function, builds an imported class, draws a component or
 * sends a request. A file that only compares constants and lists proves nothing about what the product does.
 */
export function runsProduct(source: string, file: string): boolean {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  return isActing(tree);
}

function isActing(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isActing);
  if (typeof value !== 'object' || value === null) return false;
  const node = value as Node;
  if (node.type === 'JSXOpeningElement') return true;
  if (node.type === 'NewExpression' && actsOf(node.callee as Node)) return true;
  if (node.type === 'CallExpression' && actsOf(node.callee as Node)) return true;
  return Object.entries(node).some(([key, child]) => key !== 'span' && isActing(child));
}

/** A call of something that is neither a tool of the test nor a method every list and text has. */
function actsOf(callee: Node): boolean {
  if (callee.type === 'Identifier') return !isAside(String(callee.value));
  if (callee.type !== 'MemberExpression') return false;
  const property = callee.property as Node;
  const method = property.type === 'Identifier' ? String(property.value) : '';
  const root = rootOf(callee);
  return root !== null && !isAside(root) && !BUILT_IN.has(method);
}

const isAside = (name: string): boolean => TOOLS.test(name) || GLOBALS.test(name);

/** Name at the beginning of `a.b().c`; null for other expressions. */
function rootOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node.value);
  if (node.type === 'MemberExpression') return rootOf(node.object as Node);
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  if (node.type === 'AwaitExpression') return rootOf(node.argument as Node);
  if (node.type === 'ParenthesisExpression') return rootOf(node.expression as Node);
  return null;
}
