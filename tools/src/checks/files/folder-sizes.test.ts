import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFolders, folderFindings } from './folder-sizes.ts';

const inside = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

describe('sizes of folders', () => {
  it('a folder of 25 files is allowed, one of 26 is found', () => {
    assert.deepEqual(folderFindings(inside('api/test/likes', 25)), []);
    assert.deepEqual(folderFindings(inside('api/test/likes', 26)), [
      'api/test/likes has 26 files, more than 25: sort them by subject',
    ]);
  });

  it('files of folders below do not count', () => {
    assert.deepEqual(folderFindings([...inside('api/test', 20), ...inside('api/test/likes', 20)]), []);
  });

  it('the root of the repository is a folder like others', () => {
    const files = Array.from({ length: 26 }, (_, index) => `file-${index}.json`);
    assert.deepEqual(folderFindings(files), ['. has 26 files, more than 25: sort them by subject']);
  });

  for (const folder of ['api/migrations', 'shared/i18n/lang', 'docs/decisions/tests'])
    it(`${folder} grows with the product`, () => assert.deepEqual(folderFindings(inside(folder, 80)), []));

  for (const folder of ['docs/decisions', 'api/migrations/old', 'mfe-chat/language'])
    it(`${folder} does not`, () => assert.equal(folderFindings(inside(folder, 80)).length, 1));

  it('the figures name the largest folders', () => {
    assert.deepEqual(describeFolders([...inside('api/test', 3), ...inside('api/src', 26)]), [
      'folders: 2',
      'folders above 25 files, but migrations, languages and decisions: 1',
      '   26 api/src',
      '    3 api/test',
    ]);
  });
});
