import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageOf } from '../seed/art/age.ts';
import { beard, BEARDS } from '../seed/art/hair/beards.ts';
import { shouldersOf, throatOf } from '../seed/art/body.ts';
import { measures } from '../seed/art/face.ts';
import { unlikeness } from '../seed/art/likeness.ts';
import { lookOf, type Sitter } from '../seed/art/look.ts';
import { HAIR, SKIN } from '../seed/art/palette.ts';
import { CROPS, portrait } from '../seed/art/portrait.ts';
import { randomOf } from '../seed/art/random.ts';
import { drawUpPeople } from '../seed/people.ts';

const people = drawUpPeople(new Date('2026-11-21T12:00:00Z'));
const pictured = people.filter((person) => person.looks.length > 0);
const looks = pictured.map((person) => person.looks[0]!);
const shown = (sitter: Partial<Sitter>) =>
  Array.from({ length: 60 }, (_value, turn) =>
    lookOf({ gender: 'male', age: 30, skin: 1, build: 'average', ...sitter }, randomOf(`sitter ${turn}`)),
  );
const share = <T>(list: readonly T[], matches: (entry: T) => boolean): number =>
  list.filter(matches).length / list.length;
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

test('no portrait of sixty years or more has black hair in it', () => {
  const dark = ['black', 'espresso'] as const;
  const old = looks.filter((look) => look.age >= 60);
  assert.ok(old.length >= 30, `${old.length} old members`);
  for (const look of old) {
    const drawn = portrait(look);
    for (const tone of dark) assert.ok(!drawn.includes(HAIR[tone][0]), `${look.age}, ${look.style}: ${tone}`);
  }
});

test('age shows: hair turns grey, lines deepen, and the hairline of men moves up', () => {
  const grey = new Set(['salt', 'steel', 'grey', 'white']);
  const bare = new Set(['receding', 'horseshoe', 'thin', 'bald']);
  for (const gender of ['male', 'female'] as const) {
    const [young, middle, old] = [25, 52, 70].map((age) => shown({ gender, age }));
    const greyOf = (group: typeof young) => share(group!, ({ hair }) => grey.has(hair));
    assert.equal(greyOf(young), 0);
    assert.ok(
      greyOf(middle) > 0.2 && greyOf(old) > greyOf(middle),
      `${gender} ${greyOf(middle)} ${greyOf(old)}`,
    );
  }
  const hairline = [25, 50, 70].map((age) => share(shown({ age }), ({ style }) => bare.has(style)));
  assert.ok(hairline[0]! < hairline[1]! && hairline[1]! < hairline[2]!, hairline.join(' '));
  assert.deepEqual([25, 38, 50, 60, 71].map(stageOf), [0, 1, 2, 3, 4]);
  const lengths = [25, 38, 50, 60, 71].map((age) => portrait({ ...looks[0]!, age, glasses: 'none' }).length);
  assert.deepEqual(
    lengths,
    lengths.toSorted((a, b) => a - b),
  );
});

test('a build shows in face, throat and shoulders, and the profile names the one that is drawn', () => {
  const [slim, average, full] = (['slim', 'average', 'full'] as const).map((build) => shown({ build }));
  for (const of of [
    (look: (typeof looks)[number]) => measures(look).jaw,
    shouldersOf,
    (look: (typeof looks)[number]) => -throatOf(look),
  ]) {
    const [thin, usual, wide] = [slim, average, full].map((group) => mean(group!.map(of)));
    assert.ok(thin! < usual! && usual! < wide!, `${of} ${thin} ${usual} ${wide}`);
  }
  for (const { details, looks: own } of pictured) {
    if (details.body_type === 'full') assert.ok(own[0]!.weight > 1);
    if (details.body_type === 'slim') assert.ok(own[0]!.weight < 0);
  }
});

test('a throat is a sixth to three tenths of the head in length, as in life', () => {
  for (const look of looks) {
    const head = measures(look).bottom - 100;
    const length = throatOf(look) / head;
    assert.ok(length > 0.15 && length < 0.3, `${look.gender} ${look.weight} ${length}`);
  }
});

test('every beard is opaque, and each is a shape of its own', () => {
  const look = looks.find(({ gender }) => gender === 'male')!;
  const drawn = BEARDS.map((kind) => beard(kind, look, HAIR.brown, SKIN[1]!));
  assert.equal(new Set(drawn).size, BEARDS.length);
  for (const svg of drawn)
    for (const filled of svg.match(/<path[^>]*fill="#[^>]*>/g) ?? []) assert.doesNotMatch(filled, /opacity/);
});

test('portraits vary in crop, place, cut and company', () => {
  const kinds = (of: (look: (typeof looks)[number]) => string) => new Set(looks.map(of)).size;
  assert.equal(
    kinds(({ crop }) => crop),
    CROPS.length,
  );
  assert.ok(kinds(({ backdrop }) => backdrop) >= 28, 'backdrops');
  for (const gender of ['male', 'female'] as const)
    assert.ok(
      new Set(looks.filter((look) => look.gender === gender).map(({ style }) => style)).size >= 18,
      gender,
    );
  assert.ok(kinds(({ prop }) => prop) >= 6, 'props');
});

test('further pictures show the same person: face, skin, hair and build stay', () => {
  for (const { looks: own } of pictured)
    for (const other of own.slice(1))
      for (const part of ['skin', 'hair', 'style', 'form', 'nose', 'weight', 'age', 'beard', 'iris'] as const)
        assert.equal(other[part], own[0]![part]);
});

test('two looks are as unlike as the parts in which they differ', () => {
  const look = looks[0]!;
  assert.equal(unlikeness(look, look), 0);
  const glasses = unlikeness(look, { ...look, glasses: look.glasses === 'sun' ? 'none' : 'sun' });
  const more = unlikeness(look, { ...look, glasses: 'sun', style: look.style === 'afro' ? 'bob' : 'afro' });
  assert.ok(glasses > 0 && more > glasses);
});
