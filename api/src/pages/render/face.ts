/** Pages rendered on the server, and plain ones without a script, as other modules use them. */
export { registerPages } from './pages.ts';
export { type PlainPage, sendPlainPage, sendSheet } from './plain-page.ts';
