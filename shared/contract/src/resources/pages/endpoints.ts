import { endpoint } from '#src/kernel/endpoint.ts';
import { ContentPage, PageQuery } from './schemas.ts';

export const READ_PAGE = endpoint('GET', '/api/page.php', {
  summary: 'Returns a page as structured blocks, in the language asked for or the caller’s (spec §2).',
  access: 'public',
  query: PageQuery,
  response: ContentPage,
  errors: ['not_found'],
  etag: true,
});
