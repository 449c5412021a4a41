import type { Node } from 'oxc-parser';
import { textOf, type Operator } from './operator.ts';

/** Names of the two sides of an act, each with that of the other side. */
const SIDES = [
  ['sender', 'receiver'],
  ['sender_id', 'receiver_id'],
  ['senderId', 'receiverId'],
  ['from', 'to'],
  ['from_user', 'to_user'],
  ['me', 'other'],
  ['mine', 'theirs'],
  ['viewer', 'member'],
  ['viewerId', 'memberId'],
  ['userId', 'otherId'],
  ['user_id', 'other_id'],
  ['sender_id', 'user_id'],
  ['blocker', 'blocked'],
  ['senderUnread', 'receiverUnread'],
] as const;
const OTHER_SIDE = new Map<string, string>(
  SIDES.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]).reverse(),
);

/** Arguments of the other side, and two arguments that follow each other in exchanged places. */
export const recipient: Operator = (source, note) => {
  const isPlain = (node: Node): boolean =>
    node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed);
  const swapName = (value: Node): void => {
    const name = value.type === 'MemberExpression' && !value.computed ? value.property : value;
    const text = textOf(source, name).replaceAll("'", '');
    const other = OTHER_SIDE.get(text.split('.').at(-1) ?? '');
    const isName = name.type === 'Identifier' || (name.type === 'Literal' && typeof name.value === 'string');
    if (!isName || other === undefined || !new RegExp(`\\b${other}\\b`).test(source)) return;
    note('recipient', name, textOf(source, name).replace(/\w+(?='?$)/, other));
  };
  return {
    CallExpression({ arguments: given }) {
      for (const [index, value] of given.entries()) {
        swapName(value);
        const next = given[index + 1];
        if (!next || !isPlain(value) || !isPlain(next)) continue;
        const [one, two] = [textOf(source, value), textOf(source, next)];
        const gap = source.slice(value.end, next.start);
        if (one !== two) note('recipient', { start: value.start, end: next.end }, two + gap + one);
      }
    },
    Property: ({ value, shorthand, key }) => {
      if (!shorthand && key.start !== value.start) swapName(value);
    },
  };
};
