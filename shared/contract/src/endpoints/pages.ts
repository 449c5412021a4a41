import { endpoint } from '../endpoint.ts';
import { Page, PageQuery } from '../pages.ts';

export const READ_PAGE = endpoint('GET', '/api/page.php', {
  summary: 'Returns a page as structured blocks, in the language asked for or the caller’s (spec §2).',
  access: 'public',
  query: PageQuery,
  response: Page,
  errors: ['not_found'],
  etag: true,
});
