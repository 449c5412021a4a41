import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CRASH_WINDOW_MS,
  createHealth,
  LONGEST_PAUSE_MS,
  PROBE_AFTER_MS,
  type Quarantine,
} from '#src/pages/render/process/health.ts';

const BAD = 'members/0000000000000000';

function healthAt() {
  const time = { now: 0 };
  const reported: Quarantine[] = [];
  return {
    time,
    reported,
    health: createHealth(
      () => time.now,
      (quarantine) => reported.push(quarantine),
    ),
  };
}

test('one crash leaves a version at work', () => {
  const { health, reported } = healthAt();
  health.failed(BAD, 'crashed', 'exit');
  assert.equal(health.mayRender(BAD), true);
  assert.deepEqual(reported, []);
});

test('the second crash within a minute puts a version in quarantine and is logged once', () => {
  const { health, reported } = healthAt();
  for (const _ of [1, 2, 3]) health.failed(BAD, 'crashed', 'exit');
  assert.equal(health.mayRender(BAD), false);
  assert.deepEqual(reported, [{ part: BAD, fault: 'crashed', reason: 'exit', forMs: PROBE_AFTER_MS }]);
});

test('crashes further apart than a minute do not add up, while pages succeed between them', () => {
  const { health, time } = healthAt();
  for (let crash = 0; crash < 5; crash += 1) {
    health.failed(BAD, 'crashed', 'exit');
    health.succeeded(BAD);
    time.now += CRASH_WINDOW_MS + 1;
  }
  assert.equal(health.mayRender(BAD), true);
});

test('pages that succeed between do not hide two crashes within a minute', () => {
  const { health } = healthAt();
  health.failed(BAD, 'crashed', 'exit');
  health.succeeded(BAD);
  health.failed(BAD, 'crashed', 'exit');
  assert.equal(health.mayRender(BAD), false);
});

test('a version that loops pauses at once', () => {
  const { health, reported } = healthAt();
  health.failed(BAD, 'looped', 'loop');
  assert.equal(health.mayRender(BAD), false);
  assert.deepEqual(
    reported.map(({ fault }) => fault),
    ['looped'],
  );
});

test('three pages in a row without an answer pause a version, one or two do not', () => {
  const { health } = healthAt();
  for (const may of [true, true, false]) {
    health.failed(BAD, 'waited', 'no answer');
    assert.equal(health.mayRender(BAD), may);
  }
});

test('the pause of a remote doubles with each probe that fails, and ends with the probe that succeeds', () => {
  const { health, time, reported } = healthAt();
  for (let probe = 0; probe < 9; probe += 1) {
    health.failed(BAD, 'looped', 'loop');
    time.now += reported.at(-1)!.forMs;
    assert.equal(health.mayRender(BAD), true);
  }
  const pauses = reported.map(({ forMs }) => forMs);
  assert.deepEqual(pauses.slice(0, 3), [PROBE_AFTER_MS, 2 * PROBE_AFTER_MS, 4 * PROBE_AFTER_MS]);
  assert.equal(pauses.at(-1), LONGEST_PAUSE_MS);
  health.succeeded(BAD);
  health.failed(BAD, 'threw', 'once');
  assert.equal(health.mayRender(BAD), true);
});

test('the shell is never out longer than the first pause', () => {
  const { health, time, reported } = healthAt();
  for (let probe = 0; probe < 5; probe += 1) {
    health.failed('shell/0000000000000000', 'looped', 'loop');
    time.now += PROBE_AFTER_MS;
  }
  assert.deepEqual(
    reported.map(({ forMs }) => forMs),
    Array(5).fill(PROBE_AFTER_MS),
  );
});

test('other versions on the site end every pause', () => {
  const { health } = healthAt();
  health.failed(BAD, 'looped', 'loop');
  health.reset();
  assert.equal(health.mayRender(BAD), true);
});

test('a page that always throws does not stop the others that succeed', () => {
  const { health } = healthAt();
  for (let page = 0; page < 20; page += 1) {
    health.failed(BAD, 'threw', 'bad data');
    health.succeeded(BAD);
  }
  assert.equal(health.mayRender(BAD), true);
});

test('another version is not affected, and the bad one gets another chance in the end', () => {
  const { health, time } = healthAt();
  health.failed(BAD, 'crashed', 'exit');
  health.failed(BAD, 'crashed', 'exit');
  assert.equal(health.mayRender('members/1111111111111111'), true);
  time.now += PROBE_AFTER_MS;
  assert.equal(health.mayRender(BAD), true);
});
