import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CRASH_WINDOW_MS,
  createHealth,
  QUARANTINE_MS,
  REST_MS,
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
  assert.deepEqual(reported, [{ part: BAD, fault: 'crashed', reason: 'exit', forMs: QUARANTINE_MS }]);
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

test('two late pages leave a version at work, the third pauses it for half a minute', () => {
  const { health, time } = healthAt();
  health.failed(BAD, 'late', 'slow');
  health.failed(BAD, 'late', 'slow');
  assert.equal(health.mayRender(BAD), true);
  health.failed(BAD, 'late', 'slow');
  assert.equal(health.mayRender(BAD), false);
  time.now += REST_MS;
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
  time.now += QUARANTINE_MS;
  assert.equal(health.mayRender(BAD), true);
});
