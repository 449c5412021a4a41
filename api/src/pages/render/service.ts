/** Pages rendered on the server, and plain ones without a script, as other modules use them. */
export { registerPages } from './pages.ts';
export { sendPlainPage, type PlainPage } from './plain-page.ts';
