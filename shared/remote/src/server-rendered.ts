/** Marks an element whose children the server rendered, until the browser has adopted them. */
export const SERVER_RENDERED = 'data-ssr';
