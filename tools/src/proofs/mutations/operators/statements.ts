import { NEXT, type Operator } from './operator.ts';

const SQL = /<=|>=|(?<![<>\-\w])[<>](?![>=])|(?<![<>!])=|\b(?:and|or|desc)\b|\bnot (?!null|exists\()/g;
const IN_SQL: Partial<Record<string, string>> = {
  '=': '<>',
  and: 'or',
  or: 'and',
  desc: '',
  'not ': '',
};

/** Operators in the texts of `sql` templates. */
export const sql: Operator = (source, note) => ({
  TaggedTemplateExpression({ tag, quasi }) {
    if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
    for (const element of quasi.quasis) {
      const from = element.start + 1;
      for (const found of element.value.raw.matchAll(SQL)) {
        const [text] = found;
        const start = from + found.index;
        note('sql', { start, end: start + text.length }, NEXT[text] ?? IN_SQL[text] ?? '');
      }
    }
  },
});
