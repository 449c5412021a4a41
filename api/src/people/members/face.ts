export type { CardRow } from './card-repository.ts';
export type { MemberFilter } from './filter.ts';
export { type CardRules, type ContactRules, presentCard } from './presenter.ts';
export { type FoundRow, findAndCount, findMembers } from './search-repository.ts';
export { SearchMemory } from './search-strategies.ts';
export { type Searcher, searcherOf } from './searcher.ts';
export { cardRows, cardsById, contactCards, previewMembers, requireSearch } from './service.ts';
