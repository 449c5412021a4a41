export {
  type MemberFacts,
  cardDetail,
  hasLeft,
  isBlocked,
  isListed,
  mayReceiveLive,
  mayReach,
} from './policy.ts';
export { blockedIds, listable, notLeft, readBlocked } from './repository.ts';
export {
  blockedBy,
  factsById,
  likeableMember,
  mayOpenPage,
  memberFacts,
  tellableActor,
  visibleMember,
} from './service.ts';
