import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { absentModule, absentOf } from './absent.ts';
import { unreadSettings } from '#src/checks/sources/settings-readers.ts';

describe('values of settings that have not come', () => {
  it('claim nothing: empty, none, zero, or the least number allowed', () => {
    const shape = {
      type: 'object',
      properties: {
        words: { type: 'string' },
        credits: { type: 'integer' },
        age: { type: 'integer', minimum: 18 },
        open: { type: 'boolean' },
        places: { type: 'array' },
        address: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        popup: { anyOf: [{ type: 'string', enum: ['all', 'no'] }, { type: 'array' }] },
      },
    };
    assert.deepEqual(absentOf(shape), {
      words: '',
      credits: 0,
      age: 18,
      open: false,
      places: [],
      address: null,
      popup: 'no',
    });
  });

  it('contain each public setting of the table', async () => {
    assert.match(await absentModule(ROOT, { song: { type: 'string' } }), /song: ''/);
  });
});

describe('settings', () => {
  it('with a reader are whole', () => {
    assert.deepEqual(unreadSettings(['min_age'], `settings.value(domain, 'min_age')`, {}), []);
  });

  it('without a reader are refused, and so is a needless exception', () => {
    assert.deepEqual(unreadSettings(['min_age', 'max_age'], 'settings.max_age', { max_age: 'later' }), [
      'the setting min_age has no reader: use it, or remove it from the table',
      'the setting max_age is listed as unread and is read, or not in the table',
    ]);
  });
});
