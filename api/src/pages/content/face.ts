export { unconfirmedCountries } from './counsel.ts';
export { type EditionKey, listEditions } from './repository.ts';
export { pageSource, readPage, readPages, resetPage, setPage } from './service.ts';
export { builtInPages } from './texts.ts';
