import type { Expression, Node } from 'oxc-parser';
import { NEXT, textOf, type Operator, type Span } from './operator.ts';

/** Span of the operator between two operands. */
function between(source: string, left: Span, right: Span, operator: string): Span {
  const start = source.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) throw new Error(`no ${operator} at ${left.end}`);
  return { start, end: start + operator.length };
}

const isNumber = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'number';

/** `<` ↔ `<=`, `>` ↔ `>=`, and a sum without its `± 1`. */
export const boundary: Operator = (source, note) => ({
  BinaryExpression({ left, right, operator }) {
    const next = NEXT[operator];
    if (next) note('boundary', between(source, left, right, operator), next);
    const isOne = isNumber(right) && textOf(source, right) === '1';
    if (isOne && (operator === '+' || operator === '-'))
      note('boundary', { start: left.end, end: right.end }, '');
  },
});

/** The opposite of the condition of `if`, of `? :` and of `===`. */
export const condition: Operator = (source, note) => {
  const negated = new Set<number>();
  const negate = (test: Expression): void => {
    negated.add(test.start);
    if (test.type === 'UnaryExpression' && test.operator === '!')
      note('condition', test, textOf(source, test.argument));
    else note('condition', test, `!(${textOf(source, test)})`);
  };
  return {
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    BinaryExpression({ start, left, right, operator }) {
      if (negated.has(start) || (operator !== '===' && operator !== '!==')) return;
      note('condition', between(source, left, right, operator), operator === '===' ? '!==' : '===');
    },
  };
};

/** `&&` ↔ `||`. */
export const logic: Operator = (source, note) => ({
  LogicalExpression(node) {
    if (node.operator === '??') return;
    const [left, right] = [textOf(source, node.left), textOf(source, node.right)];
    note('logic', node, `((${left}) ${node.operator === '&&' ? '||' : '&&'} (${right}))`);
  },
});
