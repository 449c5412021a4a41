import { textOf, type Operator } from './operator.ts';

/** A statement that only calls something, left out. */
export const call: Operator = (_source, note) => ({
  ExpressionStatement(node) {
    let { expression } = node;
    if (expression.type === 'UnaryExpression' && expression.operator === 'void')
      expression = expression.argument;
    if (expression.type === 'AwaitExpression') expression = expression.argument;
    if (expression.type !== 'CallExpression' || expression.callee.type === 'Super') return;
    note('call', node, ';');
  },
});

/** A promise that is not awaited; the last one of a function is awaited by its caller all the same. */
export const dropAwait: Operator = (_source, note) => {
  const last = new Set<number>();
  return {
    ReturnStatement: ({ argument }) => void (argument && last.add(argument.start)),
    ArrowFunctionExpression: ({ body }) => void last.add(body.start),
    AwaitExpression({ start, argument }) {
      if (!last.has(start)) note('await', { start, end: argument.start }, '');
    },
  };
};

/** Clauses of queries, and steps of chains, that give the same type when left out. */
const CLAUSES = new Set([
  'where',
  'whereRef',
  'onConflict',
  'forUpdate',
  'forShare',
  'skipLocked',
  'orderBy',
  'limit',
  'having',
  'distinct',
  'filter',
  'slice',
  'toSorted',
  'sort',
  'trim',
  'toLowerCase',
]);

export const clause: Operator = (source, note) => ({
  CallExpression({ callee, end }) {
    if (callee.type !== 'MemberExpression' || callee.computed) return;
    if (CLAUSES.has(textOf(source, callee.property))) note('clause', { start: callee.object.end, end }, '');
  },
});
