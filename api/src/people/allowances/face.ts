export { type MemberDay, memberDay } from './policy.ts';
export { type ActOfDay, giveOneBack, spendAllowance, usedOn } from './repository.ts';
