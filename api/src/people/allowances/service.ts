export { memberDay, type MemberDay } from './policy.ts';
export { giveOneBack, takeOne, usedOn, type ActOfDay } from './repository.ts';
