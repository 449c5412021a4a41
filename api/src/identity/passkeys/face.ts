export { checkNewCredential, checkProof, creationOptions, requestOptions } from './ceremony.ts';
export { forgetChallenges } from './challenge-repository.ts';
export { type Occasion, issueChallenge, spendChallenge } from './challenges.ts';
export { mayAdd, mayBeOf } from './policy.ts';
export { presentPasskey } from './presenter.ts';
export { PasskeyStore } from './repository.ts';
export { relyingParty } from './relying-party.ts';
export { removeAllPasskeys } from './service.ts';
