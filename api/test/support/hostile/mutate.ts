/** Random numbers below 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = () => number;
type Holder = Record<string, unknown>;

/** Values that may appear where another value is expected. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  Number.MAX_VALUE,
  '',
  'x'.repeat(5_000),
  '../../../etc/passwd',
  '/assets/members/entry.js',
  '"><script>alert(1)</script>',
  'members',
  'constructor',
  [],
  {},
  [[]],
  { length: 3 },
  'sha384-',
  'browser/strange.js',
];
const KEYS = ['__proto__', 'constructor', 'toString', 'extra', '../x', ''];

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;
const strange = (random: Random): unknown => structuredClone(pick(STRANGE, random));

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** All objects and lists inside a value. */
function holdersIn(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

function changeOnce(holder: Holder, random: Random): void {
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? pick(keys, random) : 'extra';
  const way = random();
  if (way < 0.3) delete holder[key];
  else if (way < 0.8) holder[key] = strange(random);
  else if (way < 0.9)
    Object.defineProperty(holder, pick(KEYS, random), {
      value: strange(random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else holder[`${key}/..`] = holder[key];
}

/** JSON of a value with one to three faults: missing, replaced and added properties, or a text that breaks off. */
export function mutate(value: object, random: Random): string {
  const copy = structuredClone(value);
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) changeOnce(pick(holdersIn(copy), random), random);
  const text = JSON.stringify(copy);
  return random() < 0.1 ? text.slice(0, Math.floor(random() * text.length)) : text;
}
