import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { RequestContext } from '#src/platform/http/context.ts';
import { touchAndReadUser } from '#src/identity/accounts/face.ts';
import type { App } from '#src/platform/types.ts';

/** The viewer of a page. */
export interface PageMember {
  user: User | null;
  /** False when it could not be found out. Treating a member as a visitor would lead them to the log-in page. */
  known: boolean;
}

/**
 * The member a page is for, read within the process: a page is no call of the member's, so it does not use up the calls
 * they may make. A failed reading is tried once more, then logged and reported to the page.
 */
export async function memberOf(
  app: App,
  { viewer, viewerUnknown }: Pick<RequestContext, 'viewer' | 'viewerUnknown'>,
): Promise<PageMember> {
  if (!viewer) return { user: null, known: !viewerUnknown };
  const read = () => touchAndReadUser(app.services, viewer);
  try {
    return { user: await read().catch(read), known: true };
  } catch (err) {
    app.log.error({ err }, 'page without its member');
    return { user: null, known: false };
  }
}
