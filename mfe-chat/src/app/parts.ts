import type { ComponentType } from 'react';
import { late } from '@rendezvous/remote/late';
import { latePart, type LatePart } from '@rendezvous/remote/late-part';
import type { DeliverPhoto } from '#src/lib/outbox/outgoing.ts';
import type { ConversationParts } from '#src/lib/parts.ts';
import type * as LateParts from './late-parts.ts';

type Pick<P> = (parts: typeof LateParts) => ComponentType<P>;

const lateParts = late(() => import(/* webpackChunkName: "dialogs" */ './late-parts.ts'));

/** A late part whose words are in the first catalogue. */
const plainPartOf = <P extends object>(pick: Pick<P>): LatePart<P> =>
  latePart(() => lateParts.load().then(pick), { missing: 'insist' });

/** A late part with the late words. */
const partOf = <P extends object>(pick: Pick<P>): LatePart<P> =>
  plainPartOf((parts) => parts.withLateWords(pick(parts)));

/** Loads what sends photos. */
export const photoDelivery = (): Promise<DeliverPhoto> =>
  lateParts.insist().then(({ deliverPhoto }) => deliverPhoto);

/** Late parts of the list. */
export const LIST_PARTS = {
  empty: partOf((parts) => parts.NoChats),
  find: partOf((parts) => parts.FindChats),
  failed: partOf((parts) => parts.RemovalFailed),
};

/** Late parts of a conversation. */
export const PARTS: ConversationParts = {
  Acts: partOf((parts) => parts.Acts),
  Announcer: partOf((parts) => parts.Announcer),
  ProfileColumn: partOf((parts) => parts.ProfileColumn),
  Blocked: partOf((parts) => parts.BlockedPage),
  Chosen: partOf((parts) => parts.ChosenHalf),
  Left: partOf((parts) => parts.CharactersLeft),
  Menu: partOf((parts) => parts.ConversationMenu),
  OpenHalf: partOf((parts) => parts.OpenHalf),
  Pair: partOf((parts) => parts.JoinedPair),
  Picture: partOf((parts) => parts.PictureBody),
  Received: partOf((parts) => parts.Received),
  Refused: plainPartOf((parts) => parts.Refused),
  Start: partOf((parts) => parts.Start),
  Unsent: partOf((parts) => parts.Unsent),
  Warning: plainPartOf((parts) => parts.FictionalWarning),
};
