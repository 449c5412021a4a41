import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTopics } from './document.ts';

describe('the document of the bus', () => {
  it('reads payload and meaning of each topic from the contract', () => {
    const source = `export interface Topics {
  /** Signed-in member;
   * null is a visitor. */
  'session:changed': User | null;
  /** The balance. */
  'credits:changed': { credits: number; paid: boolean };
}`;
    assert.deepEqual(
      [...readTopics(source)],
      [
        ['session:changed', { payload: 'User | null', meaning: 'Signed-in member; null is a visitor.' }],
        ['credits:changed', { payload: '{ credits: number; paid: boolean }', meaning: 'The balance.' }],
      ],
    );
  });

  it('misses a topic without an explanation', () => {
    assert.equal(readTopics(`export interface Topics {\n  'session:changed': null;\n}`).size, 0);
  });
});
