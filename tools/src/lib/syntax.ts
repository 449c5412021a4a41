import { readFileSync } from 'node:fs';
import { parseSync, type ModuleItem } from '@swc/core';

export interface Import {
  specifier: string;
  /** The import is erased when the file runs. */
  typeOnly: boolean;
  /** Values imported by name, as the other file calls them. */
  names: string[];
}

/** A function a file exports by its declaration. */
export interface ExportedFunction {
  name: string;
  isAsync: boolean;
  parameters: { name: string; optional: boolean }[];
}

/** What the checks want to know of one TypeScript file. */
export interface Syntax {
  imports: Import[];
  defaultExport: boolean;
  /** Nothing but `export * from` others: a file that only gathers files. */
  barrel: boolean;
  /** Files from which names are exported again. */
  reexports: string[];
  /** Nothing but exports of names from other files. */
  onlyReexports: boolean;
  strings: Set<string>;
  /** Static beginnings of template literals, e.g. `errors.` of `errors.${code}`. */
  templateHeads: Set<string>;
  /** Names of methods that are called, e.g. `selectFrom` of `db.selectFrom('users')`. */
  memberCalls: Set<string>;
  /** Tags of template literals. */
  tags: Set<string>;
  exportedFunctions: ExportedFunction[];
}

type Node = Record<string, unknown> & { type?: string };

/** Reads a TypeScript file's imports, exports and literals; throws when it does not parse. */
export function readSyntax(file: string): Syntax {
  return parseSyntax(readFileSync(file, 'utf8'), file);
}

/** What was read, by source: several rules read the same files. */
const known = { tsx: new Map<string, Syntax>(), ts: new Map<string, Syntax>() };

/** Reads TypeScript as the file of that name would be read; throws when it does not parse. */
export function parseSyntax(source: string, file = 'source.tsx'): Syntax {
  const kind = file.endsWith('x') ? 'tsx' : 'ts';
  const found = known[kind].get(source) ?? syntaxOf(source, kind === 'tsx');
  known[kind].set(source, found);
  return found;
}

function syntaxOf(source: string, tsx: boolean): Syntax {
  const tree = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  const reexports = tree.body.map(reexportedFile);
  const found: Syntax = {
    imports: [],
    defaultExport: false,
    barrel: isBarrel(tree.body),
    reexports: reexports.filter((file) => file !== null),
    onlyReexports: !reexports.includes(null),
    strings: new Set(),
    templateHeads: new Set(),
    memberCalls: new Set(),
    tags: new Set(),
    exportedFunctions: [],
  };
  visit(tree, found);
  return found;
}

function isBarrel(body: readonly { type: string }[]): boolean {
  return body.length > 0 && body.every(({ type }) => type === 'ExportAllDeclaration');
}

/** The file whose names an item of a module exports again. */
function reexportedFile(item: ModuleItem): string | null {
  return item.type === 'ExportNamedDeclaration' || item.type === 'ExportAllDeclaration'
    ? (item.source?.value ?? null)
    : null;
}

function visit(value: unknown, found: Syntax): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  note(node, found);
  for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, found);
}

function note(node: Node, found: Syntax): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (node.source)
        found.imports.push({
          specifier: textOf(node.source),
          typeOnly: isErased(node),
          names: namesOf(node),
        });
      break;
    case 'TsImportType':
      found.imports.push({ specifier: textOf(node.argument), typeOnly: true, names: [] });
      break;
    case 'CallExpression':
      noteCall(node, found);
      break;
    case 'TaggedTemplateExpression':
      if ((node.tag as Node).type === 'Identifier') found.tags.add(textOf(node.tag));
      break;
    case 'ExportDeclaration':
      noteFunction(node.declaration as Node, found);
      break;
    case 'ExportDefaultDeclaration':
    case 'ExportDefaultExpression':
      found.defaultExport = true;
      break;
    case 'StringLiteral':
      found.strings.add(textOf(node));
      break;
    case 'TemplateLiteral':
      noteTemplate(node, found);
      break;
  }
}

function noteCall(node: Node, found: Syntax): void {
  const callee = node.callee as Node;
  if (callee.type === 'MemberExpression' && (callee.property as Node).type === 'Identifier')
    found.memberCalls.add(textOf(callee.property));
  if (callee.type !== 'Import') return;
  const argument = (node.arguments as { expression: Node }[])[0]?.expression;
  if (argument?.type === 'StringLiteral')
    found.imports.push({ specifier: textOf(argument), typeOnly: false, names: [] });
}

function noteFunction(node: Node, found: Syntax): void {
  if (node.type !== 'FunctionDeclaration') return;
  const parameters = (node.params as { pat: Node }[]).map(({ pat }) => {
    const name = pat.type === 'AssignmentPattern' ? (pat.left as Node) : pat;
    return {
      name: name.type === 'Identifier' ? textOf(name) : '',
      optional: pat.type === 'AssignmentPattern' || name.optional === true,
    };
  });
  found.exportedFunctions.push({ name: textOf(node.identifier), isAsync: node.async === true, parameters });
}

/** Values an import names. */
function namesOf(node: Node): string[] {
  if (node.typeOnly === true) return [];
  const specifiers = (node.specifiers ?? []) as (Node & { isTypeOnly?: boolean })[];
  return specifiers.flatMap(({ isTypeOnly, imported, local }) =>
    isTypeOnly || !local ? [] : [textOf(imported ?? local)],
  );
}

function noteTemplate(node: Node, found: Syntax): void {
  const [head] = node.quasis as { cooked: string | null }[];
  if (head?.cooked) found.templateHeads.add(head.cooked);
}

function isErased(node: Node): boolean {
  if (node.typeOnly === true) return true;
  const names = (node.specifiers ?? []) as { isTypeOnly?: boolean }[];
  return names.length > 0 && names.every((name) => name.isTypeOnly === true);
}

function textOf(node: unknown): string {
  return String((node as { value: unknown }).value);
}
