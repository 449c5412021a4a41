import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frenchFindings, frenchSpaced } from './french.ts';

describe('spaces of French texts', () => {
  it('marks set apart have spaces that do not break', () => {
    assert.equal(
      frenchSpaced('Tu dis « oui ! » ? Écris : {name} !'),
      'Tu dis «\u202Foui\u202F!\u202F»\u202F? Écris\u00A0: {name}\u202F!',
    );
    assert.equal(
      frenchSpaced('Vraiment?! Oui\u00A0; <b>non</b>\u202F:'),
      'Vraiment\u202F?! Oui\u202F; <b>non</b>\u00A0:',
    );
  });

  it('addresses, times and arguments have their colon without a space', () => {
    const text = 'https://rendezvous.example à 12:30, {price, number, ::currency/EUR}';
    assert.equal(frenchSpaced(text), text);
  });

  it('an ordinary space is found, a right text is not', () => {
    const found = frenchFindings({ wrong: 'Et toi ?', glued: 'Et toi:', right: 'Et toi\u202F?' });
    assert.deepEqual(
      found.map((finding) => finding.split(' ')[1]),
      ['wrong', 'glued'],
    );
  });
});
