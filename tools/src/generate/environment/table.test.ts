import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withTable } from './table.ts';

const BEGIN = '<!-- environment: written by npm run write environment -->';
const DOCUMENT = `# Site\n\n${BEGIN}\nold\n<!-- /environment -->\n\nEnd.\n`;

describe('the table of the environment', () => {
  it('has default and meaning of each variable between its marks, and leaves the rest', () => {
    const variables = {
      PORT: { default: 4200, description: 'port' },
      REDIS_URL: { default: '', description: 'redis | rediss' },
    };
    const text = withTable(DOCUMENT, variables);
    assert.ok(text.startsWith('# Site\n') && text.endsWith('<!-- /environment -->\n\nEnd.\n'));
    assert.doesNotMatch(text, /old/);
    assert.match(text, /^\| `PORT` +\| `4200` +\| port +\|$/m);
    assert.match(text, /^\| `REDIS_URL` +\| – +\| redis \\\| rediss +\|$/m);
    assert.equal(withTable(text, variables), text);
  });

  it('refuses a variable without a meaning, and a document without marks', () => {
    assert.throws(() => withTable(DOCUMENT, { PORT: { default: 1 } }), /PORT has no description/);
    assert.throws(() => withTable('# Site\n', {}), /lacks a mark/);
  });
});
