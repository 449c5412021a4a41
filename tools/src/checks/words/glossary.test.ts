import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foreignNameFindings, glossaryFindings, termFindings, type Term } from './glossary.ts';

const LIKE: Term = {
  term: 'like',
  note: '',
  en: ['likes', '^like'],
  nl: ['like'],
  pl: ['polub'],
  except: { plea: 'the verb' },
};
const catalogues = (texts: Record<string, Record<string, string>>) => new Map(Object.entries(texts));

describe('the glossary', () => {
  it('a translation with another word is found, one with an inflected form is not', () => {
    const set = catalogues({
      en: { a: 'No likes yet', b: 'Likes' },
      nl: { a: 'Nog geen likes', b: 'Likes' },
      pl: { a: 'Brak polubień', b: 'Serduszka' },
    });
    assert.deepEqual(glossaryFindings(set, [LIKE]), ['pl: b does not say "polub" for like ("Serduszka")']);
  });

  it('looks at what is read: not at arguments, nor at the words of the syntax', () => {
    const set = catalogues({
      en: {
        a: '{likes} for {action, select, likes {you} other {all}}',
        b: '{count, plural, one {# likes} other {# likes}}',
      },
      nl: {
        a: '{likes} voor {action, select, likes {jou} other {allen}}',
        b: '{likes, plural, one {# hart} other {# harten}}',
      },
    });
    assert.deepEqual(
      glossaryFindings(set, [LIKE]).map((finding) => finding.split(' does')[0]),
      ['nl: b'],
    );
  });

  it('a message in another sense is excepted, as long as it has the word', () => {
    const set = catalogues({
      en: { plea: 'Like it' },
      nl: { plea: 'Vind het leuk' },
      pl: { plea: 'Spodoba się' },
    });
    assert.deepEqual(glossaryFindings(set, [LIKE]), []);
    assert.deepEqual(termFindings([LIKE], ['nl', 'pl'], { plea: 'Like it' }), []);
    assert.deepEqual(termFindings([LIKE], ['nl', 'pl'], { plea: 'Love it' }), [
      'glossary.json: like needs no exception for plea',
    ]);
  });

  it('a term without a word in some language is found', () => {
    assert.deepEqual(termFindings([{ ...LIKE, except: {} }], ['nl', 'de'], {}), [
      'glossary.json: like has no word in de',
    ]);
  });

  it('an English name of several words in another language is found, a loan word is not', () => {
    const finder: Term = { ...LIKE, term: 'match finder', en: ['match finder', '^like', 'likes'] };
    const set = catalogues({
      en: { a: 'The match finder is free.' },
      nl: { a: 'De matchfinder is gratis.', b: 'Likes' },
      pl: { a: 'Match finder jest za darmo.' },
    });
    assert.deepEqual(foreignNameFindings(set, [finder]), [
      'pl: a has the English name "match finder" ("Match finder jest za darmo.")',
    ]);
  });
});
