/** What operators do about members: suspension, and the review of profiles. */
export { suspendMember, restoreMember } from './suspend.ts';
export { holdProfile, reviewProfile, reviewWords, wordsOf, type ProfileVerdict } from './profile-review.ts';
export { listMeasures, listWaiting } from './repository.ts';
