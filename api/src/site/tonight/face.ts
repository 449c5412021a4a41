export { removeEnded as forgetTonight } from './repository.ts';
export { choose } from './service.ts';
