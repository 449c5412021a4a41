import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { PageData } from '@rendezvous/contract/composition/page';
import { NOTICES_PART, NoticesPart, startsWithNotices } from './notices/notices-part.ts';
import { FOOTER_PART, LateFooter } from '#src/features/frame/footer/late-footer.tsx';

/** A part of the frame in a chunk of its own, as `part.<name>`. */
interface Part {
  name: string;
  preload: () => Promise<unknown>;
}

/**
 * The parts that a page is drawn with from its first moment. The server names them in the HTML, so that their code comes in
 * one round with the main script, and the browser has them before it adopts the server's nodes.
 */
export function firstParts(page: PageData): readonly Part[] {
  const route = page.status === 404 ? undefined : matchRoute(page.url.split('?')[0]!)?.route;
  const layout = route?.layout ?? 'default';
  const parts: Part[] = [];
  if (layout === 'default' || layout === 'lander')
    parts.push({ name: FOOTER_PART, preload: LateFooter.preload });
  if (startsWithNotices(page)) parts.push({ name: NOTICES_PART, preload: NoticesPart.preload });
  return parts;
}
