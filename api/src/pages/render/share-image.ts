import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import type { ServerState } from '@rendezvous/contract/composition/remote-contract';
import type { RouteMatch } from '@rendezvous/contract/kernel/routes';

/** Address of a page: origin of the site, and the prefix of public files. */
interface Place {
  origin: string;
  cdnPrefix: string;
}

/**
 * Returns the address of the picture for shared links to a page: the main photo of the member it is about,
 * when it is active (spec §3 Image). Null for every other page. `state` is the JSON of what the screen was drawn from.
 */
export function shareImage(
  match: RouteMatch | null,
  state: string | null,
  { origin, cdnPrefix }: Place,
): string | null {
  const id = match?.route.name === 'members-id' ? match.params.id : undefined;
  if (id === undefined || state === null) return null;
  const answers = JSON.parse(state) as ServerState;
  const answer = answers[addressOf(READ_MEMBER, { id })] as Partial<MemberResponse> | undefined;
  const image = answer?.member?.main_image;
  if (image?.status !== 'active') return null;
  return new URL(image.path, new URL(cdnPrefix.replace(/\/*$/, '/'), origin)).href;
}
