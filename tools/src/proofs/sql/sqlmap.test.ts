import assert from 'node:assert/strict';
import { it } from 'node:test';
import { injectableIn, isComplete, needSqlmap, statusesIn } from './sqlmap.ts';

const FOUND = `sqlmap identified the following injection point(s) with a total of 44 HTTP(s) requests:
---
Parameter: id (GET)
    Type: boolean-based blind
Parameter: JSON member ((custom) POST)
    Type: stacked queries
---`;

it('injectable parameters are read from the output, once each', () => {
  assert.deepEqual(injectableIn(FOUND), ['id', 'JSON member']);
  assert.deepEqual(injectableIn('[WARNING] GET parameter id does not seem to be injectable'), []);
});

it('a run counts only when it came to its end', () => {
  assert.ok(isComplete(FOUND));
  assert.ok(isComplete('[CRITICAL] all tested parameters do not appear to be injectable.'));
  assert.ok(!isComplete('[CRITICAL] unable to connect to the target URL'));
});

it('answers are counted by their status, as sqlmap writes them down', () => {
  const traffic = ['200 OK', '401 Unauthorized', '401 Unauthorized']
    .map(
      (status, index) =>
        `HTTP request [#${index + 1}]:\nPOST /\n\nHTTP response [#${index + 1}] (${status}):\n`,
    )
    .join('\n');
  assert.deepEqual(statusesIn(traffic), { 200: 1, 401: 2 });
});

it('a missing sqlmap ends the proof with the line that installs it', () => {
  assert.throws(() => needSqlmap('a-program-that-is-missing'), /apt-get install sqlmap/);
});
