export { type MemberDay, memberDay } from './policy.ts';
export { type ActOfDay, giveOneBack, takeOne, usedOn } from './repository.ts';
