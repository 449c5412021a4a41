import type { Block, ContentPage } from '@rendezvous/contract/resources/pages/schemas';

export type Heading = Extract<Block, { type: 'heading' }>;

/** The parts a page is made of, for its contents. */
export function sectionsOf(page: ContentPage): Heading[] {
  return page.body.filter((block): block is Heading => block.type === 'heading' && block.level === 2);
}

/** Numbers of a page's parts by anchor; empty for a page whose parts bear none. A part that is left out leaves no gap. */
export function numbersOf(page: ContentPage): ReadonlyMap<string, number> {
  return new Map(page.numbered ? sectionsOf(page).map(({ id }, index) => [id, index + 1]) : []);
}
