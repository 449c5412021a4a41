/** Late parts of a conversation, in one chunk. */
export { LateBeside } from '#src/features/beside/late-beside.ts';
export { Refused } from '#src/features/conversation/components/refused.tsx';
export { LateBlocked } from '#src/features/blocked/late-blocked.ts';
export { LateFind } from '#src/features/find/late-find.ts';
export { LateAnnouncer } from '#src/features/announcer/late-announcer.ts';
export { LateLeft } from '#src/features/left/late-left.ts';
export { LateMenu } from '#src/features/menu/late-menu.ts';
export { LateNoChats } from '#src/features/empty/late-no-chats.ts';
export { LateChosenHalf, LateOpenHalf, LatePair } from '#src/features/half/late-halves.ts';
export { LateActs, LatePicture } from '#src/features/photo/late-photo.ts';
export { LateReceived } from '#src/features/received/late-received.ts';
export { LateRemovalFailed } from '#src/features/removal/late-removal.ts';
export { LateUnsent } from '#src/features/unsent/late-unsent.ts';
export { FictionalWarning } from '#src/lib/fictional-warning.tsx';
export { Start } from './start.tsx';
export { deliverPhoto } from '#src/lib/photos/held-photos.ts';
