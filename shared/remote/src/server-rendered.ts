/** Marks an element whose children the server rendered, until the browser has taken them over. */
export const SERVER_RENDERED = 'data-ssr';
