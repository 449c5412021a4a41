import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { newRemote } from './remote.ts';
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

  const remotes: [name: string, reason: string][] = [
    ['render', 'the built part render exists'],
    ['shell', 'the built part shell exists'],
    ['chat', 'the remote chat exists'],
    ['screens', 'the command npm run dev screens exists'],
    ['mails', 'the command npm run dev mails exists'],
  ];
  for (const [name, reason] of remotes)
    it(`a remote of the name ${name}`, () => {
      const options = { path: `/${name}`, access: 'member' };
      assert.equal(
        refused(() => newRemote(name, options, {}, ROOT)),
        reason,
      );
    });

  const fields: [name: string, where: string][] = [
    ['invisible', 'a column of the account'],
    ['consented', 'a column of the profile'],
    ['tattoos', 'a choice of the profile'],
    ['about_me', 'a text of the profile'],
    ['premium', 'a fact on the page of a member'],
    ['has_photo', 'a filter of the search'],
    ['cursor', 'a parameter of the search'],
    ['credits', 'a fact of the own account'],
  ];
  for (const [name, where] of fields)
    it(`a field of the name of ${where}: ${name}`, () => {
      assert.equal(
        refused(() => newField(name, { values: 'none,many' }, ROOT, new Date())),
        `the field ${name} exists`,
      );
    });

  for (const name of ['order', 'user', 'current_date'])
    it(`a field of the name of a word of SQL: ${name}`, () => {
      assert.equal(
        refused(() => newField(name, { values: 'none,many' }, ROOT, new Date())),
        `${name} is a word of SQL and names no column`,
      );
    });

  it('no field of a free name', () => {
    assert.equal(
      refused(() => newField('smoking', { values: 'never,daily' }, ROOT, new Date())),
      'accepted',
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
      ],
      [
        'the setting min_age exists',
        'the topic session:changed exists',
        'the endpoint LIKE exists',
        'the route likes exists',
      ],
    );
  });
});
