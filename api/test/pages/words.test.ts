import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageFindings } from '#src/pages/content/check.ts';
import { fillText } from '#src/pages/content/fill.ts';
import { builtInText } from '#src/pages/content/texts.ts';
import { pageLabels } from '#src/pages/content/words.ts';

const fill = (text: string, days: number, locale: 'en' | 'pl' | 'fr' = 'en') =>
  fillText(text, {
    locale,
    words: {
      name: 'Rendezvous',
      'company.name': 'A {name} Ltd',
      refund_days: String(days),
      ...pageLabels(locale),
    },
    numbers: { refund_days: days },
  });

test('a number in a page uses the plural form of its language', () => {
  const polish =
    '{refund_days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} w {company.name}';
  assert.equal(fill('{refund_days, plural, one {# day} other {# days}}', 1), '1 day');
  assert.equal(fill('{refund_days, plural, one {# day} other {# days}}', 14), '14 days');
  assert.equal(fill(polish, 1, 'pl'), '1 dzień w A {name} Ltd');
});

test('a percentage in a page is written as its language writes it, with a space that does not break', () => {
  const text = '{refund_days, number, ::percent scale/0.01}';
  assert.equal(fill(text, 25), '25%');
  assert.equal(fill(text, 25, 'fr'), '25\u00a0%');
});

test('a page quotes a label by its message id, in its language', () => {
  assert.equal(fill('“{label.frame.complaints.category.ban}”', 1), '“Appeal against a measure”');
  assert.equal(fill('{label.no.such.text}', 1), '{label.no.such.text}');
});

test('an edition with a broken plural, a plural of a word, or an unknown label is refused', () => {
  const faults = (text: string) =>
    pageFindings('ban', { ...builtInText('ban', 'en'), body: [{ type: 'paragraph', text }] });
  assert.deepEqual(faults('{refund_days, plural, one {# day} other {# days}}'), []);
  assert.deepEqual(faults('{refund_days, plural, one {# day}}'), [
    '{refund_days, plural, one {# day}} is no ICU message',
  ]);
  assert.deepEqual(faults('{name, plural, one {a} other {b}}'), ['{name} is no number']);
  assert.deepEqual(faults('{label.no.such.text}'), ['{label.no.such.text} is no fact']);
});
