import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  completenessFindings,
  grammarFindings,
  untranslatedFindings,
  UNTRANSLATED,
  waitingFindings,
  withoutWaiting,
  type Catalogue,
} from './catalogue.ts';
import { glossaryFindings } from '#src/checks/words/glossary.ts';
import { defaultFindings, doubledFindings, unusedFindings } from './usage.ts';

const catalogues = (texts: Record<string, Catalogue>) => new Map(Object.entries(texts));
const LIKES = '{count, plural, one {# like} other {# likes}}';

describe('message catalogues', () => {
  it('a complete and correct set has no finding', () => {
    const set = catalogues({ en: { a: 'Hi {name}' }, nl: { a: 'Hoi {name}' } });
    assert.deepEqual(completenessFindings(set, ['en', 'nl']), []);
    assert.deepEqual(grammarFindings(set), []);
    assert.deepEqual(untranslatedFindings(set, {}), []);
  });

  it('a missing language, text or an empty text is found', () => {
    const set = catalogues({ en: { a: 'A', b: 'B' }, nl: { a: ' ', c: 'C' } });
    assert.deepEqual(completenessFindings(set, ['en', 'nl', 'de']), [
      'nl: a is missing',
      'nl: b is missing',
      'nl: c is not in English',
      'de: there is no catalogue',
    ]);
  });

  it('a text that waits for its translation is found once, and no check of words reads it', () => {
    const set = catalogues({ en: { a: 'Gifts', b: 'Hi' }, nl: { a: `${UNTRANSLATED}Gifts`, b: 'Hoi' } });
    assert.deepEqual(waitingFindings(set), ['nl: a waits for its translation of "Gifts"']);
    const term = { term: 'gift', note: '', en: ['gifts'], except: {}, nl: ['cadeau'] };
    assert.equal(glossaryFindings(set, [term]).length, 1);
    assert.deepEqual(glossaryFindings(withoutWaiting(set), [term]), []);
  });

  it('broken syntax is found', () => {
    assert.match(grammarFindings(catalogues({ en: { a: 'Hi {name' } }))[0]!, /no ICU message/);
  });

  it('other arguments than in English are found', () => {
    const set = catalogues({ en: { a: 'Hi {name}' }, nl: { a: 'Hoi {naam}' } });
    assert.deepEqual(grammarFindings(set), ['nl: a has (naam), English has (name)']);
  });

  it('a tag that got lost in translation is found', () => {
    const set = catalogues({ en: { a: '<b>Hi</b>' }, nl: { a: 'Hoi' } });
    assert.deepEqual(grammarFindings(set), ['nl: a has (), English has (<b>)']);
  });

  it('a Polish plural needs few and many', () => {
    const set = catalogues({
      en: { a: LIKES },
      pl: { a: '{count, plural, one {# polubienie} other {# polubienia}}' },
    });
    assert.deepEqual(grammarFindings(set).sort(), ['pl: a has no form "few"', 'pl: a has no form "many"']);
  });

  it('a text left in English is found, unless the language has the same word', () => {
    const set = catalogues({
      en: { a: 'Chat now', b: 'Team', c: '{n} / {m}' },
      de: { a: 'Chat now', b: 'Team', c: '{n} / {m}' },
    });
    assert.deepEqual(untranslatedFindings(set, { Team: ['de'] }), ['de: a is still English ("Chat now")']);
  });
});

describe('message usage', () => {
  it('an id is used when written out or begun by a template', () => {
    const usage = { ids: new Set(['likes.title']), heads: new Set(['errors.']) };
    const english = { 'likes.title': 'Likes', 'errors.csrf': 'No', 'chat.old': 'Old' };
    assert.deepEqual(unusedFindings(english, usage), ['chat.old is used nowhere']);
  });

  it('a default that drifted from the catalogue is found', () => {
    const used = [
      { id: 'a', defaultMessage: 'One' },
      { id: 'b', defaultMessage: 'Two' },
      { id: 'c' },
      { id: 'd', defaultMessage: 'Four' },
    ];
    assert.deepEqual(defaultFindings(used, { a: 'One', b: '2', c: 'Three' }, {}), [
      'b says "Two" in the source and "2" in en.json',
      'c has no default text beside its use',
      'd is in no catalogue',
    ]);
  });

  it('a text with two homes is found', () => {
    assert.deepEqual(doubledFindings({ a: 'A' }, { a: 'A' }), ['a is in shared/i18n as well']);
  });
});
