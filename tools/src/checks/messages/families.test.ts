import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dynamicIds, familyFindings } from './families.ts';

const FAMILIES = { 'profile.${field}': ['profile.hair_color', 'profile.smoking'] };

it('ids put together by a template are found where they are written', () => {
  assert.deepEqual(dynamicIds('intl.formatMessage({ id: `profile.${field}` }); const key = `/a/${b}`;'), [
    'profile.${field}',
  ]);
});

it('a value of a list without a text is refused by its id', () => {
  assert.deepEqual(familyFindings(['profile.${field}'], { 'profile.hair_color': 'Hair' }, FAMILIES), [
    'profile.smoking (`profile.${field}`) is in no catalogue: write it',
  ]);
});

it('a template that nothing expands is refused', () => {
  assert.equal(familyFindings(['gift.${kind}'], {}, FAMILIES).length, 1);
  assert.deepEqual(familyFindings([], {}, FAMILIES), []);
});
