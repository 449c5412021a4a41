export { likeCauses } from './causes.ts';
export type { Liker } from './policy.ts';
export {
  countNewLikes,
  likeContacts,
  likesBetween,
  newLikesOf,
  newestLikers,
  deleteLikesBetween as removeLikesBetween,
} from './repository.ts';
export {
  type LikeContext,
  like,
  likeContext,
  likeIn,
  likeState,
  likesLeft,
  releaseWaitingLikes,
  unlike,
  unlikeIn,
} from './service.ts';
