/** What a conversation shows late, in one chunk. */
export { LateBeside } from '#src/features/beside/late-beside.ts';
export { LateActs, LatePicture } from '#src/features/photo/late-photo.ts';
export { LateReceived } from '#src/features/received/late-received.ts';
export { LateStart } from '#src/features/start/late-start.ts';
