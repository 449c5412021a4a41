export { makeAccount, findAddressRefusal } from './account.ts';
export { activateIn } from './activate.ts';
export { signupCauses } from './causes.ts';
export { answerErrors, checkAccount } from './checks.ts';
export { sweepUnconfirmed } from './purge.ts';
export { maySignUp } from './service.ts';
