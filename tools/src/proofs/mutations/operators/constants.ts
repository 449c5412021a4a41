import type { Node } from 'oxc-parser';
import { textOf, type Operator, type Span } from './operator.ts';

/** Another number, the other flag, and another state of those that the file compares with. */
export const constant: Operator = (source, note) => {
  const types: Span[] = [];
  const states: { span: Span; text: string }[] = [];
  const state = (node: Node | undefined): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      states.push({ span: node, text: textOf(source, node) });
  };
  return {
    TSLiteralType: (type) => void types.push(type),
    Literal(node) {
      if (types.some(({ start, end }) => start <= node.start && node.end <= end)) return;
      if (typeof node.value === 'boolean') note('constant', node, String(!node.value));
      if (typeof node.value === 'number') note('constant', node, otherNumber(node.value));
    },
    BinaryExpression({ operator, right }) {
      if (operator === '===' || operator === '!==') state(right);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression' && textOf(source, callee.property) === 'where') state(given[2]);
    },
    Property: ({ key, value }) => {
      if (['status', 'state', 'kind'].includes(textOf(source, key))) state(value);
    },
    'Program:exit': () => {
      const known = [...new Set(states.map(({ text }) => text))].sort();
      for (const { span, text } of states) {
        const other = known[(known.indexOf(text) + 1) % known.length]!;
        if (other !== text) note('constant', span, other);
      }
    },
  };
};

const otherNumber = (value: number): string => String(value === 0 ? 1 : value * 2);
