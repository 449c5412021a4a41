import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { UsageError } from './plan.ts';
import { newScreen } from './screen.ts';
import { newSetting } from './setting.ts';
import { newTopic } from './topic.ts';

const refused = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('npm run new refuses in one sentence', () => {
  it('a remote that does not exist', () => {
    const options = { remote: 'membrs', path: '/foo' };
    assert.equal(
      refused(() => newScreen('foo', options, {}, ROOT)),
      '--remote is one of chat, landers, members, ops, payments, signup',
    );
  });

  it('an owner of a topic that does not exist', () => {
    const options = { owner: 'chatt', payload: '{ id: string }', meaning: 'A message is pinned.' };
    assert.equal(
      refused(() => newTopic('message:pinned', options, ROOT)),
      '--owner is one of shell, chat, landers, members, ops, payments, signup',
    );
  });

  it('a name that its table has', () => {
    const topic = { owner: 'chat', payload: 'null', meaning: 'Again.' };
    const endpoint = { path: '/api/likes-again.php', noun: 'likes-again', summary: 'Again.' };
    assert.deepEqual(
      [
        refused(() => newSetting('min_age', { initial: '18' })),
        refused(() => newTopic('session:changed', topic, ROOT)),
        refused(() => newEndpoint('LIKE', endpoint)),
        refused(() => newScreen('likes', { remote: 'members', path: '/likes' }, {}, ROOT)),
        refused(() => newField('tattoos', { values: 'none,many' }, ROOT, new Date())),
      ],
      [
        'the setting min_age exists',
        'the topic session:changed exists',
        'the endpoint LIKE exists',
        'the route likes exists',
        'the field tattoos exists',
      ],
    );
  });
});
