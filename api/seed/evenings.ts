import type { TonightChoice } from '@rendezvous/contract/resources/tonight/values';
import type { Person } from './people.ts';

/** Minutes since a visit, up to which a person may still have plans for the evening. */
const THIS_EVENING = 20 * 60;

/** Some evenings are more popular than others. */
const EVENINGS: readonly TonightChoice[] = [
  'drink',
  'rooftop',
  'dancing',
  'dinner',
  'walk',
  'film',
  'home',
  'music',
];

/**
 * What people who came today are up for; four in five of them. On the board of a country, and of a region with enough people, those of one choice are at least two.
 * Fictional profiles, members without a photo and the demo accounts choose nothing.
 */
export function eveningsOf(people: readonly Person[]): Map<Person, TonightChoice> {
  const here = people.filter(
    (person, place) =>
      !person.account &&
      !person.fictional &&
      person.looks.length > 0 &&
      person.lastActiveAgo < THIS_EVENING &&
      place % 5 < 4,
  );
  const boards = Map.groupBy(here, ({ country, gender, seeking }) => `${country} ${gender} ${seeking}`);
  return new Map([...boards.values()].flatMap(choicesOfBoard));
}

/** Evening choices of one board. Two or three people of a region share a choice; people without others in their region share one with the country. */
function choicesOfBoard(board: readonly Person[]): (readonly [Person, TonightChoice])[] {
  if (board.length < 2) return [];
  const regions = [...Map.groupBy(board, ({ region }) => region).values()];
  const together = regions.filter(({ length }) => length > 1);
  const alone = regions.filter(({ length }) => length === 1).flat();
  // A single person joins the last region.
  const circles = alone.length === 1 ? joined(together, alone) : [...together, alone];
  let turn = board.length;
  return circles.flatMap((circle) => {
    const groups = Math.max(1, Math.floor(circle.length / 2));
    turn += groups;
    return circle.map(
      (person, place) => [person, EVENINGS[(turn + (place % groups)) % EVENINGS.length]!] as const,
    );
  });
}

const joined = (circles: readonly Person[][], alone: readonly Person[]): Person[][] => [
  ...circles.slice(0, -1),
  [...circles.at(-1)!, ...alone],
];
