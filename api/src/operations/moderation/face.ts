/** What operators do about members: suspension, and the review of profiles. */
export { hideProfile, reviewWords, wordsOf } from './profile-review.ts';
export { listMeasures, listWaiting } from './repository.ts';
export { restoreMember, suspendMember } from './suspend.ts';
