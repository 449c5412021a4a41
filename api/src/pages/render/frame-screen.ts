import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/calls';
import type { PageData } from '@rendezvous/contract/composition/page';
import { pageSlug } from '@rendezvous/contract/resources/pages/values';
import type { RouteMatch } from '@rendezvous/contract/kernel/routes';
import type { OwnReader } from './own-api.ts';

/**
 * Reads what the frame's own screen of a route is drawn from, so that it comes with the HTML. A page that does not exist makes
 * this one a 404; when reading fails the browser asks again.
 */
export async function readFrameScreen(data: PageData, match: RouteMatch, get: OwnReader): Promise<void> {
  if (!match.route.name.startsWith('pages-')) return;
  const slug = pageSlug(match);
  if (slug) {
    const address = addressOf(READ_PAGE, { slug, language: data.locale });
    const answer = await get.read(address).catch(() => null);
    if (answer !== null) data.screen = { [address]: answer };
  }
  if (!slug || get.missing()) data.status = 404;
}
