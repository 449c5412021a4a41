import { unlikeness } from './art/likeness.ts';
import { lookOf, type EyeColour, type Sitter } from './art/look.ts';
import type { Look } from './art/portrait.ts';
import { randomOf } from './art/random.ts';

/** Person to be drawn, and the position of their card in a search. */
export interface Subject {
  sitter: Sitter;
  /** Name of the random stream of their looks. */
  stream: string;
  /** Search that shows them together: the country. */
  group: string;
  /** Minutes since the last visit: searches show the latest first. */
  order: number;
  /** Number of pictures; a member without one has no look to be compared with. */
  pictures: number;
}

type Portrait = Look & { eyeColour: EyeColour };

/** Looks tried for each person. */
const TRIALS = 16;
/** Number of earlier cards near a person's card, in the search of their country and of all. */
const NEIGHBOURS = { group: 24, all: 8 } as const;
/** The nearest cards count most: the four before make the next in a row and the one above. */
const ADJACENT = 4;

/** How unlike a look is to those drawn before it: to the most alike, an adjacent one in the first place. */
function differenceOf(look: Look, before: readonly Look[]): number {
  return before.reduce((least, other, index) => {
    const distance = before.length - index <= ADJACENT ? 0 : 0.12;
    return Math.min(least, unlikeness(look, other) + distance);
  }, 1);
}

/** Chooses looks in the order of a search, each as unlike those before it as its trials allow. */
export function portraitsOf<S extends Subject>(subjects: readonly S[]): Map<S, Portrait> {
  const drawn = new Map<S, Portrait>();
  const lists = new Map<string, Look[]>();
  const listOf = (name: string): Look[] => {
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    return list;
  };
  for (const subject of subjects.toSorted((a, b) => a.order - b.order)) {
    const { sitter, stream, group } = subject;
    const random = randomOf(stream);
    const near = [listOf(`${group} ${sitter.gender}`), listOf(sitter.gender)] as const;
    const [inGroup, among] = [near[0].slice(-NEIGHBOURS.group), near[1].slice(-NEIGHBOURS.all)];
    const trials = Array.from({ length: TRIALS }, () => lookOf(sitter, random));
    const [best] = trials
      .map((look) => ({ look, score: Math.min(differenceOf(look, inGroup), differenceOf(look, among)) }))
      .toSorted((a, b) => b.score - a.score);
    drawn.set(subject, best!.look);
    if (subject.pictures > 0) for (const list of near) list.push(best!.look);
  }
  return drawn;
}
