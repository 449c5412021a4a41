/** What operators do about members: suspension, removal of photos, and the review of profiles. */
export { measureLetter } from './mail.ts';
export { writeMeasure } from './measures.ts';
export { approvePhoto, rejectPhoto } from './photos.ts';
export { hideProfile, reviewWords, wordsOf } from './profile-review.ts';
export { listMeasures, listWaiting } from './repository.ts';
export { restoreMember, suspendMember } from './suspend.ts';
